import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { callbackPath, path } from '../paths.ts';
import { privatePageHeaders } from './page-cache.ts';
import type { ServerVariables } from './server-variables.ts';

const largestForm = 16 * 1024;

const callbackPage = path('callback');

/** As the API writes them; what a bank adds to the form is nobody's business here. */
const trackingCode = /^[A-Za-z0-9-]{6,40}$/;

/**
 * Some banks send their payers back by a form. It comes from another site, so it is the one write that nobody checks
 * the origin of, and it does nothing: it leads to the page that asks how the payment stands.
 */
export function bankReturnRoutes(): Hono<{ Variables: ServerVariables }> {
  const routes = new Hono<{ Variables: ServerVariables }>();
  const lead = (to: string) =>
    new Response(null, { status: 303, headers: { location: to, ...privatePageHeaders } });

  routes.use(callbackPage, bodyLimit({ maxSize: largestForm, onError: () => lead(callbackPage) }));
  routes.post(callbackPage, async (context) => {
    const form = await context.req.parseBody().catch(() => ({}));
    const code: unknown = Reflect.get(form, 'tracking_code');
    return lead(
      typeof code === 'string' && trackingCode.test(code) ? callbackPath(code) : callbackPage,
    );
  });
  return routes;
}
