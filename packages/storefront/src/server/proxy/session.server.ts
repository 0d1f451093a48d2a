import { type ApiClient, createApiClient, type OperationId } from '@parde/api-client';
import * as v from 'valibot';
import type { Backend } from '../backend/backend.server.ts';
import { isRefusedToKids } from '../kids/kids-calls.server.ts';
import { log, logError } from '../observability/log.server.ts';
import { parseJson, unreachable } from './forward.server.ts';
import type { SecretCookie } from './secret-cookie.ts';

type EndSession = ReturnType<typeof sessionEnds>;

/** Informs the API that a session has ended, if the API has these operations. A failure does not affect the viewer. */
export function sessionEnds(
  baseUrl: string,
  { send, operations }: Pick<Backend, 'send' | 'operations'>,
) {
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
    /** Logs out a session that the API has refused. */
    refused: (viewer: ViewerIdentity) =>
      notifyApi(viewer, 'endSession', (api) => api.call('endSession', { query: { '2': '' } })),
    /** Logs out a valid session that the browser has replaced with a new one. */
    replaced: (viewer: ViewerIdentity) => notifyApi(viewer, 'logout', (api) => api.call('logout')),
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

interface SecretsContext {
  readonly cookies: { readonly session: SecretCookie; readonly codeRequest: SecretCookie };
  readonly endSession: EndSession;
  readonly viewer: ViewerIdentity;
}

const loginAnswer = v.looseObject({ token: v.string() });
const revokeAnswer = v.looseObject({ data: v.looseObject({ current: v.boolean() }) });

/** Replaces the token in the answer: the contract requires the field, but scripts must not read the secret. */
const tokenPlaceholder = 'kept-by-cookie';

/** Moves secrets from an answer into cookies, and removes expired cookies. */
export async function moveSecretsToCookies(
  operationId: OperationId,
  answer: Response,
  context: SecretsContext,
): Promise<Response> {
  if (isRefusedToKids(answer)) return answer;
  const { cookies, endSession, viewer } = context;
  if (answer.ok && operationId === 'sendCode')
    return moveCodeRequestToCookie(answer, cookies.codeRequest);
  if (answer.ok && operationId === 'login') return openSession(answer, context);
  const isOver = answer.status === 401 && viewer.token !== undefined;
  if (isOver) await endSession.refused(viewer);
  if (isOver || operationId === 'logout' || (await endsViewerSession(operationId, answer))) {
    answer.headers.append('set-cookie', cookies.session.expire());
  }
  return answer;
}

async function openSession(
  answer: Response,
  { cookies, endSession, viewer }: SecretsContext,
): Promise<Response> {
  const result = v.safeParse(loginAnswer, await answer.json().catch(() => undefined));
  // If the token is unreadable, report a failure. Otherwise, the viewer would see a success but remain a guest.
  if (!result.success) return unreachable();
  const { token } = result.output;
  if (!cookies.session.canStore(token)) {
    log('token-not-stored', {
      level: 'error',
      problem: 'A token must be visible ASCII characters, without spaces, and fit in a cookie',
      length: token.length,
      requestId: viewer.requestId,
    });
    return unreachable();
  }
  // Some servers have the same token for all sign-ins of a user.
  const isReplaced = viewer.token !== undefined && viewer.token !== token;
  if (isReplaced) await endSession.replaced(viewer);
  const headers = new Headers(answer.headers);
  headers.append('set-cookie', cookies.session.write(token));
  headers.append('set-cookie', cookies.codeRequest.expire());
  return Response.json({ ...result.output, token: tokenPlaceholder }, { headers });
}

/** True if the viewer's own session was revoked. */
async function endsViewerSession(operationId: OperationId, answer: Response): Promise<boolean> {
  if (!answer.ok) return false;
  if (operationId === 'revokeAllSessions') return true;
  if (operationId !== 'revokeSession') return false;
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => undefined);
  const result = v.safeParse(revokeAnswer, body);
  return result.success && result.output.data.current;
}

const named = v.looseObject({ request_id: v.union([v.string(), v.number()]) });

/** Moves the request's id from the answer into the cookie. If the answer has none, the previous cookie is removed. */
async function moveCodeRequestToCookie(answer: Response, cookie: SecretCookie): Promise<Response> {
  const text = await answer.text();
  const headers = new Headers(answer.headers);
  const result = v.safeParse(named, parseJson(text));
  if (!result.success) {
    headers.append('set-cookie', cookie.expire());
    return new Response(text, { headers });
  }
  const { request_id: requestId, ...rest } = result.output;
  headers.append('set-cookie', cookie.write(String(requestId)));
  return Response.json(rest, { headers });
}
