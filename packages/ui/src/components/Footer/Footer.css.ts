import { style } from '@vanilla-extract/css';
import { inKit, media, vars } from '../../theme/index.ts';

export const footer = style(
  inKit({
    marginBlockStart: vars.space.section,
    backgroundColor: vars.color.surface,
    borderBlockStart: `1px solid ${vars.color.border}`,
  }),
);

export const inner = style(
  inKit({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.xl,
    maxInlineSize: vars.size.page,
    marginInline: 'auto',
    paddingInline: vars.space.gutter,
    paddingBlock: vars.space.xxl,
  }),
);

export const top = style(
  inKit({
    display: 'grid',
    gap: vars.space.xl,
    '@media': {
      [media.laptop]: {
        gridTemplateColumns: 'minmax(18rem, 1.2fr) 2fr',
        columnGap: vars.space.xxl,
      },
    },
  }),
);

export const about = style(
  inKit({ display: 'flex', flexDirection: 'column', gap: vars.space.md, maxInlineSize: '30rem' }),
);

export const columns = style(
  inKit({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(8.5rem, 1fr))',
    gap: vars.space.xl,
  }),
);

export const column = style(inKit({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }));

export const link = style(
  inKit({
    display: 'inline-flex',
    alignItems: 'center',
    minInlineSize: vars.size.touch,
    minBlockSize: vars.size.touch,
    overflowWrap: 'anywhere',
    lineHeight: vars.font.leading.ui,
    color: vars.color.textMuted,
    borderRadius: vars.radius.sm,
    transition: `color ${vars.motion.fast}`,
    ':hover': { color: vars.color.text },
  }),
);

export const bottom = style(
  inKit({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.md,
    paddingBlockStart: vars.space.lg,
    borderBlockStart: `1px solid ${vars.color.border}`,
  }),
);

export const social = style(
  inKit({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xxs, marginInline: '-0.5rem' }),
);
