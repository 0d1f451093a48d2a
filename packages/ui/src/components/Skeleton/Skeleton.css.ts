import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { inKit, media, vars } from '../../theme/index.ts';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

export const skeleton = style(
  inKit({
    display: 'block',
    backgroundColor: vars.color.border,
    backgroundImage: `linear-gradient(${vars.direction.towardEnd}, transparent, ${vars.color.sheen}, transparent)`,
    '@media': {
      [media.lively]: { animation: `${breathe} 1.8s ease-in-out infinite` },
      [media.forcedColors]: { border: '1px solid GrayText' },
    },
  }),
);

export const shapes = styleVariants({
  poster: inKit({ aspectRatio: '2 / 3', borderRadius: vars.radius.poster }),
  wide: inKit({ aspectRatio: '16 / 9', borderRadius: vars.radius.poster }),
  cover: inKit({
    aspectRatio: '2 / 1',
    borderRadius: vars.radius.poster,
    '@media': { [media.tablet]: { aspectRatio: '16 / 9' } },
  }),
  round: inKit({ aspectRatio: '1', borderRadius: '50%' }),
  text: inKit({ blockSize: '0.85em', marginBlock: '0.4em', borderRadius: vars.radius.pill }),
  control: inKit({ blockSize: vars.size.touch, borderRadius: vars.radius.control }),
});

export const widths = styleVariants({
  full: inKit({ inlineSize: '100%' }),
  most: inKit({ inlineSize: '75%' }),
  half: inKit({ inlineSize: '50%' }),
  little: inKit({ inlineSize: '30%' }),
});
