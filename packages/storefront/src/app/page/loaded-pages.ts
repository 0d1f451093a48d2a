import type { FoundRow } from '../../route-table.ts';
import type { DefinedPage } from './define-page.ts';

/** For the render, which cannot wait. In development a page that has changed takes its place here. */
export const loadedPages = new Map<FoundRow['screen'], DefinedPage>();

/** The files of the brand's own pages, as the build names them. Only the server learns them (`pageSources` of build/vite.ts). */
export const pageSources = new Map<FoundRow['screen'], string>();
