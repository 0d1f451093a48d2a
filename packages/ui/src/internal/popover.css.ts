import { keyframes, style } from '@vanilla-extract/css';
import { inKit, media, vars } from '../theme/index.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-0.375rem)' } });

/** A panel in the top layer. Where popovers are not supported, a script opens it. */
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
    // `:is` ignores unknown selectors; `:not` alone would drop the rule.
    selectors: { '&:not(:is(:popover-open, [data-open]))': { display: 'none' } },
    '@media': {
      [media.lively]: { animation: `${appear} ${vars.motion.fast} ${vars.motion.ease}` },
      [media.forcedColors]: { border: '1px solid CanvasText' },
    },
  }),
);
