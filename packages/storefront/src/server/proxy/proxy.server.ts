import type { OperationId } from '@parde/api-client';
import { matchOperation, type Operation } from '@parde/api-client/operations';
import { cookieNames, kidsAge } from '@parde/domain';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { getCookie } from 'hono/cookie';
import type { Environment } from '../../config/environment.server.ts';
import type { Backend } from '../backend/backend.server.ts';
import { callForKids } from '../kids/kids-calls.server.ts';
import { timeApiCall } from '../observability/api-calls.server.ts';
import type { ServerVariables } from '../server-variables.ts';
import { forward, parseJson } from './forward.server.ts';
import { apiAddress, callbackAddress, mediaAddress } from './outgoing-address.ts';
import { codeRequestCookie, type SecretCookie } from './secret-cookie.ts';
import {
  apiHeaders,
  moveSecretsToCookies,
  sessionEnds,
  type ViewerIdentity,
} from './session.server.ts';

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
  unfinished: {
    message: 'This request arrived incomplete.',
    message_fa: 'این درخواست ناقص رسید.',
  },
  unreadable: {
    message: 'This request could not be read.',
    message_fa: 'این درخواست خوانا نیست.',
  },
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

/** Serves the contract's calls at the brand's own origin, and stores the token in an HttpOnly cookie. */
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

/** Operations that lead to a bank and need a callback address. */
const payingOperations: readonly OperationId[] = [
  'buyPlan',
  'buyItems',
  'chargeWallet',
  'buyDebitSubscription',
];

interface AddedFields {
  readonly origin: string;
  /** The request id of the code that this browser requested. */
  readonly requestId: string | undefined;
}

/**
 * Returns a call's body, in which the server sets its own fields whatever a script has sent. Returns a refusal if the
 * body is no JSON object.
 */
export async function bodyToForward(
  request: Request,
  operationId: OperationId,
  { origin, requestId }: AddedFields,
): Promise<string | Response> {
  const body = await request.text().catch(() => undefined);
  // The viewer may have left while sending, which is no server error.
  if (body === undefined) return Response.json(refusals.unfinished, { status: 400 });
  if (body === '') return body;
  const sent = parseJson(body);
  // All calls of the contract take an object, and maps of brands rely on that.
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) {
    return Response.json(refusals.unreadable, { status: 400 });
  }
  const belongsToRequest = operationId === 'sendCode' || operationId === 'login';
  try {
    return JSON.stringify({
      ...sent,
      ...(payingOperations.includes(operationId) && { callback_url: callbackAddress(origin) }),
      ...(belongsToRequest && { request_id: requestId }),
    });
  } catch {
    // The body is nested so deeply that it can be parsed, but not serialised.
    return Response.json(refusals.unreadable, { status: 400 });
  }
}

const fileHeaders = ['accept', 'if-none-match', 'if-modified-since', 'if-range', 'range'];

/** Serves the API's pictures, streams and files at our own origin, so that a CDN can cache them. */
export function mediaRoutes(apiBaseUrl: string): Hono {
  const routes = new Hono();
  routes.get('/media/*', (context) => {
    const address = mediaAddress(apiBaseUrl, new URL(context.req.url));
    if (address === undefined) {
      return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });
    }
    const { method, signal } = context.req.raw;
    const headers = new Headers();
    for (const name of fileHeaders) {
      const value = context.req.header(name);
      if (value) headers.set(name, value);
    }
    // Pass on the method, because a HEAD request for a film must not fetch the film.
    return timeApiCall('media', () => forward(address, { method, headers, signal }, 'file'));
  });
  return routes;
}
