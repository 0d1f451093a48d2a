import { createVar } from '@vanilla-extract/css';

/** The `pointer-events` of the controls: `none` while they are hidden. */
export const controlPointerEvents = createVar();
