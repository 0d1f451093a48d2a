export type CatalogueTables = Record<never, never>;

export const catalogueTables = '';
