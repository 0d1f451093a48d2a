import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { inKit, media, vars } from '../../theme/index.ts';

const fromStart = keyframes({
  from: { transform: `translateX(calc(-100% * ${vars.direction.sign}))` },
});
const fromEnd = keyframes({
  from: { transform: `translateX(calc(100% * ${vars.direction.sign}))` },
});

export const drawer = style(
  inKit({
    insetBlock: 0,
    margin: 0,
    inlineSize: 'min(22rem, 88vw)',
    blockSize: '100dvh',
    maxBlockSize: '100dvh',
  }),
);

const slide = (name: string) => ({
  [media.lively]: { animation: `${name} ${vars.motion.base} ${vars.motion.ease}` },
});

export const sides = styleVariants({
  start: inKit({
    insetInline: '0 auto',
    borderStartEndRadius: vars.radius.lg,
    borderEndEndRadius: vars.radius.lg,
    '@media': slide(fromStart),
  }),
  end: inKit({
    insetInline: 'auto 0',
    borderStartStartRadius: vars.radius.lg,
    borderEndStartRadius: vars.radius.lg,
    '@media': slide(fromEnd),
  }),
});
