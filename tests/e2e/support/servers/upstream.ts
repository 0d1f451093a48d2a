import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { serve } from './http.ts';

interface Upstream {
  /** For a brand's `API_BASE_URL`. */
  readonly baseUrl: string;
  /** The raw request headers, in order. */
  readonly received: readonly IncomingHttpHeaders[];
  stop(): Promise<void>;
}

type Reply = (response: ServerResponse) => void;

/** A bare HTTP server in place of the API, which records raw headers and misbehaves as a test requires. */
export async function startUpstream(reply: Reply): Promise<Upstream> {
  const received: IncomingHttpHeaders[] = [];
  const { port, stop } = await serve((request, response) => {
    // The storefront's own readiness check (server/limits/readiness.server.ts) is not a call of a test.
    if (request.headers['x-request-id'] !== 'readiness') received.push(request.headers);
    reply(response);
  });
  return { baseUrl: `http://127.0.0.1:${port}/api/v1`, received, stop };
}

/** A public answer with a cookie that must not pass the proxy. */
export const emptyList: Reply = (response) => {
  response.setHeader('content-type', 'application/json');
  response.setHeader('set-cookie', 'upstream=1');
  response.end('{"data":[]}');
};
