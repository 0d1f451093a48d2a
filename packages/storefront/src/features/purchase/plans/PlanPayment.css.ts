import { inPage, media, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

/** The button stays in the first screen, above the bars at the bottom of the page. */
export const dock = style(
  inPage({
    position: 'sticky',
    insetBlockEnd: `calc(3rem + env(safe-area-inset-bottom))`,
    zIndex: 1,
    // Not a bar more from edge to edge.
    marginInline: vars.space.xs,
    paddingBlock: vars.space.xs,
    backgroundColor: vars.color.canvas,
    // Down to the bars, whatever height they have.
    boxShadow: `0 1rem 0 ${vars.color.canvas}`,
    '@media': {
      [media.laptop]: {
        marginInline: `calc(-1 * ${vars.space.xs})`,
        padding: vars.space.xs,
        backgroundColor: vars.color.surface,
        boxShadow: `0 1rem 0 ${vars.color.surface}`,
      },
      print: { display: 'none' },
    },
  }),
);

export const dockOverBar = style([
  dock,
  inPage({
    insetBlockEnd: `calc(${vars.size.bottomBar} + env(safe-area-inset-bottom))`,
    '@media': {
      [media.laptop]: { insetBlockEnd: `calc(3rem + env(safe-area-inset-bottom))` },
    },
  }),
]);
