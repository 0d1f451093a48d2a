/**
 * As the parent's text stands, for a box that has a direction of its own. Chrome knows only the
 * prefixed word, Firefox only the plain one.
 */
export const besideParent: ('match-parent' | '-webkit-match-parent')[] = [
  'match-parent',
  '-webkit-match-parent',
];
