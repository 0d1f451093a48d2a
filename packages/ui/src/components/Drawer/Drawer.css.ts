import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { closedOffset } from '../../internal/modal/modal.css.ts';
import { inKit, media, vars } from '../../theme/index.ts';

const slide = keyframes({ from: { transform: closedOffset } });

export const drawer = style(
  inKit({
    insetBlock: 0,
    margin: 0,
    inlineSize: 'min(22rem, 88vw)',
    blockSize: '100dvh',
    maxBlockSize: '100dvh',
    '@media': {
      [media.lively]: { animation: `${slide} ${vars.motion.base} ${vars.motion.ease}` },
    },
  }),
);

export const sides = styleVariants({
  start: inKit({
    vars: { [closedOffset]: `translateX(calc(-100% * ${vars.direction.sign}))` },
    insetInline: '0 auto',
    borderStartEndRadius: vars.radius.lg,
    borderEndEndRadius: vars.radius.lg,
  }),
  end: inKit({
    vars: { [closedOffset]: `translateX(calc(100% * ${vars.direction.sign}))` },
    insetInline: 'auto 0',
    borderStartStartRadius: vars.radius.lg,
    borderEndStartRadius: vars.radius.lg,
  }),
});
