/** Hono's context variables, set by the first middleware. */
export interface ServerVariables {
  requestId: string;
  viewerAddress: string;
}
