import { apiHeaders, type ViewerIdentity } from './api-headers.ts';
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
