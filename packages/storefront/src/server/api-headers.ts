/** On whose behalf this server asks the API. */
export interface ViewerIdentity {
  readonly token: string | undefined;
  readonly address: string | undefined;
  readonly requestId: string;
}

/** The viewer's own address goes along: the API's rate limits and its operator detection are about the viewer. */
export function apiHeaders({ token, address, requestId }: ViewerIdentity): Headers {
  const headers = new Headers({ 'x-request-id': requestId });
  if (address) headers.set('x-forwarded-for', address);
  if (token) headers.set('authorization', `Bearer ${token}`);
  return headers;
}
