import { Hono } from 'hono';
import { forward } from './forward.server.ts';

/** Pictures come from the API's origin; viewers see one origin, and a content network may be put before it. */
export function mediaRoutes(apiBaseUrl: string): Hono {
  const origin = new URL(apiBaseUrl).origin;
  const routes = new Hono();
  routes.get('/media/*', (context) => {
    const { pathname, search } = new URL(context.req.url);
    const headers = new Headers();
    for (const name of ['if-none-match', 'if-modified-since', 'range']) {
      const value = context.req.header(name);
      if (value) headers.set(name, value);
    }
    return forward(`${origin}${pathname}${search}`, { headers, signal: context.req.raw.signal });
  });
  return routes;
}
