/** Hono's context variables, set by the first middleware. */
export interface ServerVariables {
  /** Ours, as the viewer's browser knows it. Which are ours, ORIGINS says. */
  origin: string;
  requestId: string;
  viewerAddress: string;
}
