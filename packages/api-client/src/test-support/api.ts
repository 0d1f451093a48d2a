import { createApiClient } from '../client.ts';
import { type ApiError, isApiError } from '../failures/api-error.ts';
import type { ApiClientOptions } from '../transport/options.ts';

type Reply = (request: Request, attempt: number) => Response | Promise<Response>;

/** Creates a client whose server is a function, and records the requests. */
export function createTestApi(reply: Reply, options: Partial<ApiClientOptions> = {}) {
  const requests: Request[] = [];
  const api = createApiClient({
    baseUrl: 'https://parde.test/api/v1',
    fetch: async (request) => reply(request, requests.push(request)),
    ...options,
  });
  return { api, requests };
}

export function json(body: unknown, init: ResponseInit = {}): Response {
  return Response.json(body, init);
}

/** An answer without a body, as a crashed server sends it. */
export function empty(status: number): Response {
  return new Response(null, { status, headers: { 'content-length': '0' } });
}

/** The ApiError that a call failed with. */
export async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const outcome = await call.then(
    () => new Error('The call succeeded'),
    (thrown: unknown) => thrown,
  );
  if (isApiError(outcome)) return outcome;
  throw outcome;
}
