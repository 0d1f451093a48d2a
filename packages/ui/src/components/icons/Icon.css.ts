import { style, styleVariants } from '@vanilla-extract/css';
import { inKit } from '../../theme/index.ts';

const icon = style(
  inKit({
    display: 'inline-block',
    flexShrink: 0,
    inlineSize: '1em',
    blockSize: '1em',
    verticalAlign: '-0.125em',
  }),
);

export const lines = style([
  icon,
  inKit({
    fill: 'none',
    stroke: 'currentcolor',
    strokeWidth: 1.75,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }),
]);

export const solid = style([icon, inKit({ fill: 'currentcolor' })]);

export const sizes = styleVariants({
  sm: inKit({ fontSize: '1rem' }),
  md: inKit({ fontSize: '1.25rem' }),
  lg: inKit({ fontSize: '1.5rem' }),
  xl: inKit({ fontSize: '2.5rem' }),
});

/** Mirrored in right-to-left text. */
export const mirrored = style(
  inKit({
    selectors: {
      "[dir='rtl'] &": { transform: 'scaleX(-1)' },
      "[dir='rtl'] [dir='ltr'] &": { transform: 'none' },
    },
  }),
);
