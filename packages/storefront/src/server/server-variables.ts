import type { FindAssets } from './documents/assets.server.ts';

/** Hono's context variables, set by the first middleware. */
export interface ServerVariables {
  /** Our origin, as the viewer's browser shows it. It is one of ORIGINS or another name of the same machine. */
  origin: string;
  requestId: string;
  viewerAddress: string;
  /** Set if the page is rendered for saving (stored-page.server.ts). Finds the page's files. */
  findStoredFiles?: FindAssets | undefined;
}
