/** Our root element. Anything beside it belongs to a chat. */
export const ownElementId = 'parde';
