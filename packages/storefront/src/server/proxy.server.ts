import { matchOperation, type Operation } from '@parde/api-client/operations';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import type { Environment } from '../config/environment.server.ts';
import { apiHeaders, endSession, type ViewerIdentity } from './end-session.server.ts';
import { forwardCall, unreachable } from './forward.server.ts';
import { isSameOrigin } from './same-origin.ts';
import type { ServerVariables } from './server-variables.ts';
import type { SessionCookie } from './session-cookie.ts';

const largestBody = 64 * 1024;
const forwardedHeaders = ['accept', 'accept-language', 'content-type', 'idempotency-key'];

const loginAnswer = v.looseObject({ token: v.string() });

/** What stands in the answer where the token was: the contract's field stays, the secret does not. */
const tokenKeptByCookie = 'kept-by-cookie';

const refusals = {
  unknown: { message: 'There is no such call.', message_fa: 'چنین درخواستی وجود ندارد.' },
  origin: {
    message: 'This request came from another site and was refused.',
    message_fa: 'این درخواست از سایت دیگری آمده و پذیرفته نشد.',
  },
  unfinished: {
    message: 'This request did not arrive whole.',
    message_fa: 'این درخواست کامل نرسید.',
  },
  tooLarge: {
    message: 'That is too much to send.',
    message_fa: 'حجم دادهٔ ارسالی بیش از حد مجاز است.',
  },
};

/**
 * The API on the brand's own origin. It lets through the contract's calls and nothing else, keeps the token out of
 * the browser's reach, and is the one place that opens and closes a session.
 */
export function proxyRoutes(
  environment: Environment,
  session: SessionCookie,
): Hono<{ Variables: ServerVariables }> {
  const routes = new Hono<{ Variables: ServerVariables }>();

  routes.use(async (context, next) => {
    await next();
    context.res.headers.set('cache-control', 'private, no-store');
  });

  routes.use(
    bodyLimit({ maxSize: largestBody, onError: (context) => context.json(refusals.tooLarge, 413) }),
  );

  routes.all('*', async (context) => {
    const { req } = context;
    const url = new URL(req.url);
    const path = url.pathname.slice('/api/v1'.length);
    const operation = matchOperation(req.method, path, { checkUrl: environment.CHECK_URL });
    if (operation?.caller !== 'anyone') return context.json(refusals.unknown, 404);
    const writes = req.method !== 'GET';
    if (writes && !isSameOrigin(req.header('origin'), environment.ORIGIN)) {
      return context.json(refusals.origin, 403);
    }

    // A viewer who has left while they were sending waits for no answer, and nothing went wrong here.
    const body = writes ? await req.arrayBuffer().catch(() => undefined) : null;
    if (body === undefined) return context.json(refusals.unfinished, 400);

    const token = session.read(req.header('cookie'));
    const viewer = { token, address: context.var.viewerAddress, requestId: context.var.requestId };
    const headers = headersFor(operation, viewer, req.raw.headers);
    const answer = await forwardCall(`${environment.API_BASE_URL}${path}${url.search}`, {
      method: req.method,
      headers,
      body,
      signal: req.raw.signal,
    });

    if (operation.operationId === 'login' && answer.ok) return openSession(answer, session);
    const isOver = answer.status === 401 && token !== undefined;
    if (isOver) await endSession(environment.API_BASE_URL, viewer);
    if (isOver || operation.operationId === 'logout') {
      answer.headers.append('set-cookie', session.expire());
    }
    return answer;
  });

  return routes;
}

function headersFor(operation: Operation, viewer: ViewerIdentity, received: Headers): Headers {
  // What is the same for everyone is asked as everyone: a session that ended must not spoil it.
  const headers = apiHeaders(operation.auth === 'none' ? { ...viewer, token: undefined } : viewer);
  for (const name of forwardedHeaders) {
    const value = received.get(name);
    if (value) headers.set(name, value);
  }
  return headers;
}

/** Takes the token out of the answer and puts it where only this server reads it. */
async function openSession(answer: Response, session: SessionCookie): Promise<Response> {
  const result = v.safeParse(loginAnswer, await answer.json().catch(() => undefined));
  if (!result.success) return unreachable();
  const headers = new Headers(answer.headers);
  headers.append('set-cookie', session.write(result.output.token));
  return Response.json({ ...result.output, token: tokenKeptByCookie }, { headers });
}
