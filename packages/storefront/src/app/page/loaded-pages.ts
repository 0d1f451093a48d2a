import type { FoundRow } from '../../route-table.ts';
import type { DefinedPage } from './define-page.ts';

/** The loaded pages, for the synchronous render. In development, a changed page replaces its entry. */
export const loadedPages = new Map<FoundRow['screen'], DefinedPage>();

/**
 * The files of the brand's own pages, as the build names them. Only the server has them (`pageSources` of
 * build/vite.ts).
 */
export const pageSources = new Map<FoundRow['screen'], string>();
