import { log } from './log.server.ts';

/** Tells the API that a session it refused is over. Its own failure changes nothing for the viewer. */
export async function endSession(apiBaseUrl: string, viewer: ViewerIdentity): Promise<void> {
  try {
    const answer = await fetch(`${apiBaseUrl}/logout?2`, {
      headers: apiHeaders(viewer),
      signal: AbortSignal.timeout(2000),
    });
    await answer.body?.cancel();
  } catch (error) {
    log('end-session-failed', { requestId: viewer.requestId, error: String(error) });
  }
}

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
