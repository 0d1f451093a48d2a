/**
 * The parent's alignment, for a box with its own direction. Chrome supports only the prefixed value, Firefox only the
 * plain one.
 */
export const matchParent: ('match-parent' | '-webkit-match-parent')[] = [
  'match-parent',
  '-webkit-match-parent',
];
