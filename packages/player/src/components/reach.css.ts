import { createVar } from '@vanilla-extract/css';

/** Whether pointers meet the controls: not while they are hidden. */
export const reach = createVar();
