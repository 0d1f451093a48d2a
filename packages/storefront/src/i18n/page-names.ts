import type pages from './fa/pages.json';

/** The pages that have a name before they have content. */
export type PageName = keyof typeof pages;
