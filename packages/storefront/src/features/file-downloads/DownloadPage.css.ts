import { inPage, media, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

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
