import { inPage, media, vars } from '@parde/ui/theme';
import { createVar, style } from '@vanilla-extract/css';
import { oneColumn, plainList } from '../../app/parts/shared-styles.ts';

export const genres = style(inPage({ ...oneColumn, gap: vars.space.md }));

export const head = style(
  inPage({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    columnGap: vars.space.md,
  }),
);

export const tiles = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, clamp(8.5rem, 14vw, 12rem)), 1fr))',
    gap: 'clamp(0.625rem, 1.2vw, 1rem)',
    ...plainList,
  }),
);

const turn = createVar();

export const tile = style(
  inPage({
    position: 'relative',
    isolation: 'isolate',
    display: 'flex',
    alignItems: 'flex-end',
    aspectRatio: '2 / 1',
    overflow: 'hidden',
    borderRadius: vars.radius.md,
    backgroundColor: vars.color.media,
    // Used without a picture: the brand's colour, with a different hue for each tile.
    backgroundImage: `linear-gradient(135deg, color-mix(in oklab, ${vars.color.mediaAccent} 60%, ${vars.color.media}), ${vars.color.media})`,
    color: vars.color.onMedia,
    textDecoration: 'none',
    ':focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: 3 },
    vars: { [turn]: '0' },
    selectors: Object.fromEntries(
      [2, 3, 4, 5, 6, 7].map((index) => [
        `li:nth-child(7n + ${index}) > &`,
        { vars: { [turn]: String((index - 1) * 51) } },
      ]),
    ),
    '@supports': {
      '(color: oklch(from red l c h))': {
        backgroundImage: `linear-gradient(135deg, oklch(from ${vars.color.mediaAccent} 0.5 0.13 calc(h + ${turn})), oklch(from ${vars.color.mediaAccent} 0.24 0.07 calc(h + ${turn} + 30)))`,
      },
    },
    '@media': {
      [`${media.hover} and ${media.lively}`]: {
        transition: `transform ${vars.motion.base} ${vars.motion.ease}`,
        ':hover': { transform: 'scale(1.03)' },
      },
      [media.forcedColors]: { border: '1px solid CanvasText' },
    },
  }),
);

export const veil = style(
  inPage({
    position: 'absolute',
    inset: 0,
    zIndex: 1,
    backgroundImage: `linear-gradient(to top, color-mix(in srgb, ${vars.color.media} 88%, transparent), transparent 85%)`,
  }),
);

export const name = style(
  inPage({
    position: 'relative',
    zIndex: 2,
    padding: vars.space.sm,
    fontWeight: vars.font.weight.strong,
    lineHeight: vars.font.leading.ui,
  }),
);
