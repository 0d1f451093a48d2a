import { style } from '@vanilla-extract/css';
import { inKit } from '../theme/index.ts';

/** Lays its content out as the control would. */
export const seen = style(inKit({ display: 'contents' }));
