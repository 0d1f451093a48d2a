import type { StyleRule } from '@vanilla-extract/css';
import { besideParent } from './beside-parent.ts';

/**
 * Cuts words after so many lines. The box has a direction of its own, so that the dots land where the
 * words go on, and its lines stand where those of its parent stand.
 *
 * Where the two differ, Chrome puts the dots behind a last line that already reaches the edge: one line
 * is therefore cut in the older way, which leaves room for them, and of several ones the dots may
 * hang over the edge. Otherwise they would be cut off themselves.
 */
export const cutAfter = (count: 1 | 2 | 3 | 4): StyleRule => ({
  unicodeBidi: 'isolate',
  textAlign: besideParent,
  ...(count === 1
    ? { display: 'block', overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' }
    : {
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: count,
        overflow: ['hidden', 'visible clip'],
      }),
});
