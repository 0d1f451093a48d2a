import { inPage, media, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: '5rem minmax(0, 1fr)',
    columnGap: vars.space.md,
    rowGap: vars.space.lg,
    alignItems: 'center',
    '@media': {
      [media.tablet]: { gridTemplateColumns: '7rem minmax(0, 1fr)', columnGap: vars.space.lg },
    },
  }),
);

/** Under the poster too: nothing beside the files is left empty. */
export const content = style(inPage({ gridColumn: '1 / -1', minInlineSize: 0 }));

/** Sticky, above the bars at the bottom of the page. */
export const dock = style(
  inPage({
    position: 'sticky',
    insetBlockEnd: `calc(3rem + env(safe-area-inset-bottom))`,
    zIndex: 1,
    '@media': { print: { position: 'static' } },
  }),
);

export const dockOverBar = style([
  dock,
  inPage({
    insetBlockEnd: `calc(${vars.size.bottomBar} + 3rem + env(safe-area-inset-bottom))`,
    '@media': {
      [media.laptop]: { insetBlockEnd: `calc(3rem + env(safe-area-inset-bottom))` },
    },
  }),
]);
