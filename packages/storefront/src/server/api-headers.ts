/** On whose behalf this server asks the API. */
export interface ViewerIdentity {
  readonly token: string | undefined;
  readonly address: string;
  readonly requestId: string;
}

/** The viewer's own address goes along: the API's rate limits and its operator detection are about the viewer. */
export function apiHeaders({ token, address, requestId }: ViewerIdentity): Headers {
  const headers = new Headers({ 'x-forwarded-for': address, 'x-request-id': requestId });
  if (token) headers.set('authorization', `Bearer ${token}`);
  return headers;
}
