/** `few` are up to three wide cards that fill a wide screen; `ranked` are posters, each beside its number. */
export const shelfItems = ['poster', 'wide', 'few', 'person', 'ranked'] as const;
export type ShelfItem = (typeof shelfItems)[number];
