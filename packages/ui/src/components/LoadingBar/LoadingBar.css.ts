import { style } from '@vanilla-extract/css';
import { inKit, media, vars } from '../../theme/index.ts';

export const bar = style(
  inKit({
    position: 'fixed',
    zIndex: vars.z.toast,
    insetBlockStart: 0,
    insetInline: 0,
    blockSize: 3,
    pointerEvents: 'none',
    transition: `opacity ${vars.motion.base}`,
    selectors: { '&[data-hidden]': { opacity: 0 } },
    '@media': { print: { display: 'none' } },
  }),
);

export const filled = style(
  inKit({
    blockSize: '100%',
    borderStartEndRadius: 3,
    borderEndEndRadius: 3,
    backgroundColor: vars.color.accent,
    boxShadow: `0 0 12px ${vars.color.accent}`,
    transition: `inline-size ${vars.motion.base} linear`,
    '@media': { [media.forcedColors]: { backgroundColor: 'Highlight' } },
  }),
);
