/** What the first middleware finds out about a request, for all that come after it. */
export interface ServerVariables {
  requestId: string;
  viewerAddress: string;
}
