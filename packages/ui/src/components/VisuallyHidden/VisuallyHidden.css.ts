import { style } from '@vanilla-extract/css';
import { inKit } from '../../theme/index.ts';

export const hidden = style(
  inKit({
    position: 'absolute',
    inlineSize: 1,
    blockSize: 1,
    margin: -1,
    padding: 0,
    border: 0,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
);
