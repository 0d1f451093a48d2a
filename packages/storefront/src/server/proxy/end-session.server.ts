import { type ApiClient, createApiClient } from '@parde/api-client';
import type { Backend } from '../backend/backend.server.ts';
import { logError } from '../observability/log.server.ts';

/** Informs the API that a session has ended, if the API has these operations. A failure does not affect the viewer. */
export interface EndSession {
  /** Logs out a session that the API has refused. */
  readonly refused: (viewer: ViewerIdentity) => Promise<void>;
  /** Logs out a valid session that the browser has replaced with a new one. */
  readonly replaced: (viewer: ViewerIdentity) => Promise<void>;
}

export function sessionEnds(
  baseUrl: string,
  backend: Pick<Backend, 'send' | 'operations'>,
): EndSession {
  const { send, operations } = backend;
  const notifyApi = async (
    viewer: ViewerIdentity,
    operation: 'endSession' | 'logout',
    call: (api: ApiClient) => Promise<unknown>,
  ) => {
    if (operations?.includes(operation) === false) return;
    const headers = Object.fromEntries(apiHeaders(viewer));
    try {
      await call(createApiClient({ baseUrl, headers, fetch: send, retry: false, timeout: 2000 }));
    } catch (error) {
      const { requestId } = viewer;
      logError('end-session-failed', error, { level: 'warning', requestId });
    }
  };
  return {
    refused: (viewer) =>
      notifyApi(viewer, 'endSession', (api) => api.call('endSession', { query: { '2': '' } })),
    replaced: (viewer) => notifyApi(viewer, 'logout', (api) => api.call('logout')),
  };
}

export interface ViewerIdentity {
  readonly token: string | undefined;
  readonly address: string | undefined;
  readonly requestId: string;
}

/** Passes on the viewer's address, which the API needs for rate limits and to detect the operator. */
export function apiHeaders({ token, address, requestId }: ViewerIdentity): Headers {
  const headers = new Headers({ 'x-request-id': requestId });
  if (address) headers.set('x-forwarded-for', address);
  if (token) headers.set('authorization', `Bearer ${token}`);
  return headers;
}
