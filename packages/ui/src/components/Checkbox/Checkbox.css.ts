import { style } from '@vanilla-extract/css';
import { inKit } from '../../theme/index.ts';

/** Aligned with the first line, because terms are often three lines. */
export const line = style(inKit({ alignItems: 'flex-start', paddingBlock: '0.625rem' }));

export const box = style(
  inKit({
    borderRadius: '0.4rem',
    '::before': {
      inlineSize: '0.95rem',
      blockSize: '0.95rem',
      clipPath: 'polygon(14% 44%, 0 61%, 40% 96%, 100% 20%, 84% 7%, 38% 67%)',
    },
  }),
);
