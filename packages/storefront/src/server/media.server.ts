import { Hono } from 'hono';
import { forward } from './forward.server.ts';

/** In which form a picture is wanted and which part of a file; for us it is all the same. */
const asked = ['accept', 'if-none-match', 'if-modified-since', 'if-range', 'range'];

/**
 * Pictures, streams and files come from the API's origin; viewers see one origin, and a content network may be put
 * before it.
 */
export function mediaRoutes(apiBaseUrl: string): Hono {
  const origin = new URL(apiBaseUrl).origin;
  const routes = new Hono();
  routes.get('/media/*', (context) => {
    const { method, signal } = context.req.raw;
    const { pathname, search } = new URL(context.req.url);
    const headers = new Headers();
    for (const name of asked) {
      const value = context.req.header(name);
      if (value) headers.set(name, value);
    }
    // Who asks for the head of a film must not have the film fetched.
    return forward(`${origin}${pathname}${search}`, { method, headers, signal });
  });
  return routes;
}
