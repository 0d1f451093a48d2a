import { Hono } from 'hono';
import { timeApiCall } from '../observability/api-calls.server.ts';
import { forward } from './forward.server.ts';
import { mediaAddress } from './outgoing-address.ts';

const forwardedHeaders = ['accept', 'if-none-match', 'if-modified-since', 'if-range', 'range'];

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
    for (const name of forwardedHeaders) {
      const value = context.req.header(name);
      if (value) headers.set(name, value);
    }
    // Pass on the method, because a HEAD request for a film must not fetch the film.
    return timeApiCall('media', () => forward(address, { method, headers, signal }, 'file'));
  });
  return routes;
}
