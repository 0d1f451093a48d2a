import { inPage, media, vars } from '@parde/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const head = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: '6rem minmax(0, 1fr)',
    columnGap: vars.space.md,
    alignItems: 'start',
    minInlineSize: 0,
    '@media': {
      [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space.sm },
      [media.tablet]: {
        gridTemplateColumns: '8.5rem minmax(0, 1fr)',
        columnGap: vars.space.lg,
        alignItems: 'center',
      },
    },
  }),
);

/** The purpose of the page, on a line above the name of the title, so that only the name wraps. */
export const task = style(
  inPage({
    display: 'block',
    color: vars.color.textMuted,
    fontSize: vars.font.size.md,
    fontWeight: vars.font.weight.medium,
    lineHeight: vars.font.leading.ui,
  }),
);

/** The cart is above the bars at the bottom of the window. */
export const dock = style(
  inPage({
    position: 'sticky',
    insetBlockEnd: vars.bars.bottom,
    zIndex: 1,
    '@media': { [`print, ${media.cramped}`]: { position: 'static' } },
  }),
);

globalStyle(
  `:root:has(.${dock} > *)`,
  inPage({
    scrollPaddingBlockEnd: `calc(${vars.bars.bottom} + 5rem)`,
    '@media': { [media.cramped]: { scrollPaddingBlockEnd: 0 } },
  }),
);
