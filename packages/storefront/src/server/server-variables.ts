import type { FindAssets } from './assets.server.ts';

/** Hono's context variables, set by the first middleware. */
export interface ServerVariables {
  /** Ours, as the viewer's browser knows it. Which are ours, ORIGINS says. */
  origin: string;
  requestId: string;
  viewerAddress: string;
  /** Where the page is drawn for a device that keeps it (kept-page.server.ts): finds its files. */
  findKept?: FindAssets | undefined;
}
