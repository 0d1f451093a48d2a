import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { callbackPath, path } from '../../paths.ts';
import type { ServerVariables } from '../server-variables.ts';
import { privatePageHeaders } from './page-cache.ts';

const maxFormBytes = 16 * 1024;

const callbackPage = path('callback');

const trackingCode = /^[A-Za-z0-9-]{6,40}$/;

/**
 * Some banks send payers back with a POST from their own site, so its origin is not checked. That is safe, because
 * the route changes nothing and only redirects to the callback page.
 */
export function bankReturnRoutes(): Hono<{ Variables: ServerVariables }> {
  const routes = new Hono<{ Variables: ServerVariables }>();
  const redirectTo = (to: string) =>
    new Response(null, { status: 303, headers: { location: to, ...privatePageHeaders } });

  routes.use(
    callbackPage,
    bodyLimit({ maxSize: maxFormBytes, onError: () => redirectTo(callbackPage) }),
  );
  routes.post(callbackPage, async (context) => {
    const form = await context.req.parseBody().catch(() => ({}));
    const code: unknown = Reflect.get(form, 'tracking_code');
    return redirectTo(
      typeof code === 'string' && trackingCode.test(code) ? callbackPath(code) : callbackPage,
    );
  });
  return routes;
}
