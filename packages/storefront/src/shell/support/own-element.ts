/** Everything of ours stands in the element with this id, so what a chat puts beside it can be told apart. */
export const ownElementId = 'parde';
