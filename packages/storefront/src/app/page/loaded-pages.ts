import type { Screen } from '../../route-table.ts';
import type { DefinedPage } from './define-page.ts';

/** For the render, which cannot wait. In development a page that has changed takes its place here. */
export const loadedPages = new Map<Screen, DefinedPage>();
