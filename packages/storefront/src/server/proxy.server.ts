import { matchOperation, type Operation } from '@parde/api-client/operations';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import type { Environment } from '../config/environment.server.ts';
import { path } from '../paths.ts';
import { apiHeaders, endSession, type ViewerIdentity } from './end-session.server.ts';
import { forwardCall, unreachable } from './forward.server.ts';
import { isSameOrigin } from './same-origin.ts';
import type { ServerVariables } from './server-variables.ts';
import type { SessionCookie } from './session-cookie.ts';

const maxBodyBytes = 64 * 1024;
const forwardedHeaders = ['accept', 'accept-language', 'content-type', 'idempotency-key'];

const loginAnswer = v.looseObject({ token: v.string() });

/** Replaces the token in the answer: the contract requires the field, but scripts must not read the secret. */
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
  unreadable: {
    message: 'This request could not be read.',
    message_fa: 'این درخواست خوانا نیست.',
  },
  tooLarge: {
    message: 'That is too much to send.',
    message_fa: 'حجم دادهٔ ارسالی بیش از حد مجاز است.',
  },
};

/** The API on the brand's own origin. It allows the contract's calls only, and keeps the token in an HttpOnly cookie. */
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
    bodyLimit({
      maxSize: maxBodyBytes,
      onError: (context) => context.json(refusals.tooLarge, 413),
    }),
  );

  routes.all('*', async (context) => {
    const { req } = context;
    const url = new URL(req.url);
    const apiPath = url.pathname.slice('/api/v1'.length);
    const operation = matchOperation(req.method, apiPath, { checkUrl: environment.CHECK_URL });
    if (operation?.caller !== 'anyone') return context.json(refusals.unknown, 404);
    const writes = req.method !== 'GET';
    if (writes && !isSameOrigin(req.header('origin'), environment.ORIGIN)) {
      return context.json(refusals.origin, 403);
    }

    const body = writes ? await bodyToForward(req.raw, environment.ORIGIN) : null;
    if (body instanceof Response) return body;

    const token = session.read(req.header('cookie'));
    const viewer = { token, address: context.var.viewerAddress, requestId: context.var.requestId };
    const headers = headersFor(operation, viewer, req.raw.headers);
    const answer = await forwardCall(`${environment.API_BASE_URL}${apiPath}${url.search}`, {
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
  // Public calls go without the token, so that an ended session does not fail them.
  const headers = apiHeaders(operation.auth === 'none' ? { ...viewer, token: undefined } : viewer);
  for (const name of forwardedHeaders) {
    const value = received.get(name);
    if (value) headers.set(name, value);
  }
  return headers;
}

/** Or the refusal of a body that is not whole or not JSON. */
async function bodyToForward(request: Request, origin: string): Promise<string | Response> {
  const body = await request.text().catch(() => undefined);
  // The viewer may have left while sending. That is no error of the server.
  if (body === undefined) return Response.json(refusals.unfinished, { status: 400 });
  if (body === '') return body;
  try {
    return withOwnCallback(body, origin);
  } catch {
    return Response.json(refusals.unreadable, { status: 400 });
  }
}

/** Banks lead payers back to our own page, whatever a script has sent. */
function withOwnCallback(body: string, origin: string): string {
  const sent: unknown = JSON.parse(body);
  if (typeof sent !== 'object' || sent === null || !('callback_url' in sent)) return body;
  return JSON.stringify({ ...sent, callback_url: origin + path('callback') });
}

async function openSession(answer: Response, session: SessionCookie): Promise<Response> {
  const result = v.safeParse(loginAnswer, await answer.json().catch(() => undefined));
  if (!result.success) return unreachable();
  const headers = new Headers(answer.headers);
  headers.append('set-cookie', session.write(result.output.token));
  return Response.json({ ...result.output, token: tokenKeptByCookie }, { headers });
}
