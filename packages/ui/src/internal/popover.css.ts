import { keyframes, style } from '@vanilla-extract/css';
import { inKit, media, vars } from '../theme/index.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-0.375rem)' } });

/** A panel in the top layer. Where the browser knows no popovers, it is one that script opens. */
export const popover = style(
  inKit({
    position: 'fixed',
    inset: 'auto',
    zIndex: vars.z.overlay,
    margin: 0,
    border: `1px solid ${vars.color.border}`,
    backgroundColor: vars.color.overlay,
    color: vars.color.text,
    boxShadow: vars.elevation.floating,
    // `:is` forgives what a browser does not know; `:not` by itself would not.
    selectors: { '&:not(:is(:popover-open, [data-open]))': { display: 'none' } },
    '@media': {
      [media.lively]: { animation: `${appear} ${vars.motion.fast} ${vars.motion.ease}` },
      [media.forcedColors]: { border: '1px solid CanvasText' },
    },
  }),
);
