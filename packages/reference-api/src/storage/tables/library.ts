export type LibraryTables = Record<never, never>;

export const libraryTables = '';
