import { style } from '@vanilla-extract/css';
import { stage } from '../../internal/media-stage.css.ts';
import { inKit, media, vars } from '../../theme/index.ts';

export const hero = style([
  stage,
  inKit({
    display: 'flex',
    alignItems: 'flex-end',
    minBlockSize: 'min(36rem, 92svh)',
    '@media': {
      [media.tablet]: { minBlockSize: 'clamp(32rem, 44vw, 50rem)' },
    },
  }),
]);

/** Here words reach further over the picture than in a slider, so it steps back. */
export const backdrop = style(
  inKit({
    position: 'absolute',
    inset: 0,
    '@media': { [media.tablet]: { opacity: 0.68 } },
  }),
);

export const content = style(
  inKit({
    position: 'relative',
    zIndex: 2,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.lg,
    inlineSize: '100%',
    maxInlineSize: vars.size.page,
    marginInline: 'auto',
    paddingInline: vars.space.gutter,
    paddingBlockStart: `calc(${vars.size.header} + 8rem)`,
    paddingBlockEnd: vars.space.xl,
    '@media': {
      [media.tablet]: {
        gridTemplateColumns: 'clamp(11rem, 19vw, 18.5rem) minmax(0, 1fr)',
        alignItems: 'end',
        columnGap: 'clamp(1.5rem, 3.4vw, 3.5rem)',
        paddingBlockStart: `calc(${vars.size.header} + 5rem)`,
        paddingBlockEnd: 'clamp(2rem, 4vw, 4rem)',
      },
      [media.laptop]: { paddingBlockStart: `calc(${vars.size.header} + 3rem)` },
    },
  }),
);

export const poster = style(
  inKit({
    inlineSize: '7.5rem',
    borderRadius: vars.radius.poster,
    boxShadow: `0 0 0 1px ${vars.color.mediaBorder}, 0 24px 60px -12px #000000d9`,
    '@media': { [media.tablet]: { inlineSize: '100%' } },
  }),
);

export const words = style(
  inKit({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: vars.space.sm,
    minInlineSize: 0,
    maxInlineSize: '48rem',
  }),
);

export const titles = style(
  inKit({ display: 'flex', flexDirection: 'column', gap: vars.space.xxs }),
);

export const actions = style(
  inKit({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.sm,
    inlineSize: '100%',
    paddingBlock: vars.space.xs,
  }),
);
