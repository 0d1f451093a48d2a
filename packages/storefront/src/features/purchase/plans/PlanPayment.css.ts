import { inPage, media, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

/** The button stays in the first screen, above the bars at the bottom of the page. */
export const dock = style(
  inPage({
    position: 'sticky',
    insetBlockEnd: `calc(3rem + ${vars.space.sm} + env(safe-area-inset-bottom))`,
    zIndex: 1,
    '@media': {
      // It floats: not a bar more from edge to edge.
      [`not all and ${media.laptop}`]: {
        inlineSize: 'min(100%, 18.5rem)',
        marginInline: 'auto',
        borderRadius: vars.radius.pill,
        boxShadow: vars.elevation.floating,
        vars: { [vars.radius.control]: vars.radius.pill },
      },
      [media.laptop]: {
        insetBlockEnd: `calc(3rem + env(safe-area-inset-bottom))`,
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
    insetBlockEnd: `calc(${vars.size.bottomBar} + ${vars.space.sm} + env(safe-area-inset-bottom))`,
    '@media': {
      [media.laptop]: { insetBlockEnd: `calc(3rem + env(safe-area-inset-bottom))` },
    },
  }),
]);
