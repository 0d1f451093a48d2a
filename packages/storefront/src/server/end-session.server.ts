import { log } from './log.server.ts';

/** Logs out a session that the API refused. */
export function endSession(apiBaseUrl: string, viewer: ViewerIdentity): Promise<void> {
  return tell(`${apiBaseUrl}/logout?2`, 'GET', viewer);
}

/** Logs out a session that lives, but whose browser has a new one. */
export function endReplacedSession(apiBaseUrl: string, viewer: ViewerIdentity): Promise<void> {
  return tell(`${apiBaseUrl}/logout`, 'POST', viewer);
}

/** A failure here does not matter to the viewer. */
async function tell(url: string, method: 'GET' | 'POST', viewer: ViewerIdentity): Promise<void> {
  try {
    const answer = await fetch(url, {
      method,
      headers: apiHeaders(viewer),
      signal: AbortSignal.timeout(2000),
    });
    await answer.body?.cancel();
  } catch (error) {
    log('end-session-failed', { requestId: viewer.requestId, error: String(error) });
  }
}

export interface ViewerIdentity {
  readonly token: string | undefined;
  readonly address: string | undefined;
  readonly requestId: string;
}

/** Passes on the viewer's address: the API needs it for rate limits and to detect the operator. */
export function apiHeaders({ token, address, requestId }: ViewerIdentity): Headers {
  const headers = new Headers({ 'x-request-id': requestId });
  if (address) headers.set('x-forwarded-for', address);
  if (token) headers.set('authorization', `Bearer ${token}`);
  return headers;
}
