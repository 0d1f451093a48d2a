import { style } from '@vanilla-extract/css';
import { inKit } from '../theme/index.ts';

/** Keeps the layout of the content as in the control itself. */
export const visibleContent = style(inKit({ display: 'contents' }));
