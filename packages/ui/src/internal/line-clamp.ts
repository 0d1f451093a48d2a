import type { StyleRule } from '@vanilla-extract/css';
import { matchParent } from './match-parent.ts';

/**
 * Clamps text to a number of lines. The box has its own direction, so that the ellipsis is at the text's end, and the
 * parent's alignment.
 * Where the two directions differ, Chrome puts the ellipsis of `-webkit-line-clamp` outside the box. So one line uses
 * `text-overflow`, and several lines may overflow sideways.
 */
export const lineClamp = (count: 1 | 2 | 3 | 4): StyleRule => ({
  unicodeBidi: 'isolate',
  textAlign: matchParent,
  ...(count === 1
    ? { display: 'block', overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' }
    : {
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: count,
        overflow: ['hidden', 'visible clip'],
      }),
});
