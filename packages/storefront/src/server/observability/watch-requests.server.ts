import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { scrubPath } from '../../app/report/scrub.ts';
import { matchRow } from '../../route-table.ts';
import type { ServerVariables } from '../server-variables.ts';
import { log } from './log.server.ts';
import { requestsInFlight, requestsTotal } from './metrics.server.ts';
import { ApiWait, type RequestRecord, readTrace, runAs } from './request-record.server.ts';

/** Logs and counts each request when its answer has been sent or aborted. */
export const watchRequests: MiddlewareHandler<{
  Bindings: HttpBindings;
  Variables: ServerVariables;
}> = async ({ req, env: { outgoing }, set }, next) => {
  const since = performance.now();
  const record: RequestRecord = {
    requestId: requestId(req.header('x-request-id')),
    trace: readTrace(req.header('traceparent'), req.header('tracestate')),
    api: new ApiWait(),
  };
  set('requestId', record.requestId);
  const { method, path } = req;
  const route = routeOf(path);
  const bytesSent = countBytes(outgoing);
  requestsInFlight.inc();
  outgoing.once('close', () => {
    requestsInFlight.dec();
    const isSent = outgoing.writableFinished;
    // The status is 499 as in nginx if the viewer has left before an answer.
    const status = isSent || outgoing.headersSent ? outgoing.statusCode : 499;
    requestsTotal.inc({ route, method: methods.has(method) ? method : 'other', status });
    runAs(record, () =>
      log('request', {
        host: req.header('host'),
        spanId: record.trace?.spanId,
        method,
        path: scrubPath(path),
        route,
        status,
        bytes: method === 'HEAD' ? 0 : bytesSent(),
        ms: Math.round(performance.now() - since),
        upstreamMs: Math.round(record.api.ms),
        ...(!isSent && { aborted: true }),
      }),
    );
  });
  await runAs(record, next);
};

/**
 * Returns one id for the load balancer, this server and the API. A malformed id is replaced, because it is written to
 * logs and headers.
 */
function requestId(received: string | undefined): string {
  return received && /^[\w-]{8,64}$/.test(received) ? received : randomUUID();
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Returns the id of the page's row, or another label. As in deploy/nginx, a file has an extension. */
function routeOf(path: string): string {
  if (path.startsWith('/api/v1/')) return 'api';
  if (path.startsWith('/media/')) return 'media';
  if (path.startsWith('/assets/') || /^\/[\w-]+\.[a-z0-9]+$/.test(path)) return 'files';
  return matchRow(path).row.id;
}

/** Counts the bytes of the body that are passed to Node. Only this count shows whether and where a stream ends. */
function countBytes(outgoing: ServerResponse): () => number {
  let bytes = 0;
  for (const name of ['write', 'end'] as const) {
    const send = outgoing[name];
    Reflect.set(outgoing, name, (...args: readonly unknown[]): unknown => {
      const [chunk] = args;
      if (typeof chunk === 'string') bytes += Buffer.byteLength(chunk);
      else if (chunk instanceof Uint8Array) bytes += chunk.byteLength;
      return Reflect.apply(send, outgoing, args);
    });
  }
  return () => bytes;
}
