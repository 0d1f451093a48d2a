import { matchOperation, type Operation } from '@parde/api-client/operations';
import { cookieNames, kidsAge } from '@parde/domain';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { getCookie } from 'hono/cookie';
import type { Environment } from '../../config/environment.server.ts';
import type { Backend } from '../backend/backend.server.ts';
import { callForKids } from '../kids/kids-calls.server.ts';
import type { ServerVariables } from '../server-variables.ts';
import { bodyToForward } from './body-to-forward.server.ts';
import { apiHeaders, sessionEnds, type ViewerIdentity } from './end-session.server.ts';
import { moveSecretsToCookies } from './keep-secrets.server.ts';
import { apiAddress } from './outgoing-address.ts';
import { codeRequestCookie, type SecretCookie } from './secret-cookie.ts';

const apiPrefix = '/api/v1';
/**
 * The timeout for all API requests of one call, because a child's list needs a request for each title. It is shorter
 * than nginx's timeout.
 */
const timeoutMs = 17_000;
const maxBodyBytes = 64 * 1024;
const forwardedHeaders = [
  'accept',
  'accept-language',
  'idempotency-key',
  // The user's list of sessions shows the browser of each session.
  'user-agent',
];

const refusals = {
  unknown: { message: 'There is no such call.', message_fa: 'چنین درخواستی وجود ندارد.' },
  origin: {
    message: 'This request came from another site and was refused.',
    message_fa: 'این درخواست از سایت دیگری آمده و پذیرفته نشد.',
  },
  tooLarge: {
    message: 'This request is too large.',
    message_fa: 'حجم دادهٔ ارسالی بیش از حد مجاز است.',
  },
};

/**
 * Serves the API at the brand's own origin. It accepts only calls of the contract, and stores the token in an
 * HttpOnly cookie.
 */
export function proxyRoutes(
  environment: Environment,
  backend: Backend,
  session: SecretCookie,
): Hono<{ Variables: ServerVariables }> {
  const routes = new Hono<{ Variables: ServerVariables }>();
  const codeRequest = codeRequestCookie(environment.ORIGINS[0]);
  const endSession = sessionEnds(environment.API_BASE_URL, backend);

  routes.use(async (context, next) => {
    await next();
    context.res.headers.set('cache-control', 'private, no-store');
  });

  routes.use(
    bodyLimit({
      maxSize: maxBodyBytes,
      onError: (context) => context.json(refusals.tooLarge, 413),
    }),
  );

  routes.all('*', async (context) => {
    const { req } = context;
    const { origin } = context.var;
    const { pathname, searchParams } = new URL(req.url);
    const apiPath = pathname.slice(apiPrefix.length);
    const operation = pathname.startsWith(apiPrefix)
      ? matchOperation(req.method, apiPath, { checkUrl: environment.CHECK_URL })
      : undefined;
    const writes = req.method !== 'GET';
    const to = apiAddress(environment.API_BASE_URL, apiPath, writes ? [] : searchParams);
    if (operation?.caller !== 'anyone' || to === undefined) {
      return context.json(refusals.unknown, 404);
    }
    // Protects against CSRF. Browsers send Origin with every write, so a write without it is also refused.
    if (writes && req.header('origin') !== origin) {
      return context.json(refusals.origin, 403);
    }

    const { operationId } = operation;
    const requestId = codeRequest.read(req.header('cookie'));
    const body = writes ? await bodyToForward(req.raw, operationId, { origin, requestId }) : null;
    if (body instanceof Response) return body;

    const token = session.read(req.header('cookie'));
    const viewer = { token, address: context.var.viewerAddress, requestId: context.var.requestId };
    const headers = headersFor(operation, viewer, req.raw.headers);
    // Set the type, because the body has been checked as JSON. A server may parse a body by its type.
    if (body) headers.set('content-type', 'application/json');
    const { method } = req;
    const signal = AbortSignal.any([req.raw.signal, AbortSignal.timeout(timeoutMs)]);
    const send = (to: URL) => backend.send(new Request(to, { method, headers, body, signal }));
    const url = new URL(to);
    const age = kidsAge(getCookie(context, cookieNames.kids));
    const answer =
      age === undefined ? await send(url) : await callForKids({ operationId, url, age, send });

    return moveSecretsToCookies(operationId, answer, {
      cookies: { session, codeRequest },
      endSession,
      viewer,
    });
  });

  return routes;
}

function headersFor(operation: Operation, viewer: ViewerIdentity, received: Headers): Headers {
  // Public calls are sent without the token, so that they do not fail if the session has ended.
  const headers = apiHeaders(operation.auth === 'none' ? { ...viewer, token: undefined } : viewer);
  // Signals to the API that a cookie stores the request's id (code-request.server.ts), so that codes may be valid only
  // with that id.
  if (operation.operationId === 'sendCode') headers.set('code-request', 'named');
  for (const name of forwardedHeaders) {
    const value = received.get(name);
    if (value) headers.set(name, value);
  }
  return headers;
}
