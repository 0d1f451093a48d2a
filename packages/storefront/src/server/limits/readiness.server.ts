import { setTimeout as wait } from 'node:timers/promises';
import type { OperationId } from '@parde/api-client';
import { operationById } from '@parde/api-client/operations';
import type { Backend } from '../backend/backend.server.ts';
import { log, logError } from '../observability/log.server.ts';
import { forward } from '../proxy/forward.server.ts';

/** Operations without input and viewer, the lightest first. getGenres is last: any JSON object passes as genres. */
const lightCalls: readonly OperationId[] = [
  'getCategories',
  'getAppDetails',
  'getFilters',
  'getPlans',
  'getSlider',
  'getGenres',
];

/** The time in which /readyz waits for the API. It is shorter than a load balancer waits for /readyz. */
const timeoutMs = 900;

const mostPauseMs = 30_000;

/** The request id in the API's log. */
const requestId = 'readiness';

/** Suggests `/api/v1` if the setting does not end with it, and the API answers this operation there. */
async function completeBaseUrl(baseUrl: string, path: string): Promise<string | undefined> {
  const complete = new URL('/api/v1', baseUrl).href;
  if (complete === baseUrl) return undefined;
  const headers = { 'x-request-id': requestId };
  const answer = await forward(complete + path, { headers }, 'answer');
  const isJson = answer.headers.get('content-type')?.includes('json') === true;
  return answer.ok && isJson ? `write API_BASE_URL=${complete}` : undefined;
}

/**
 * Returns a check whether this server may receive traffic. It is ready as soon as the API has answered one call,
 * either a viewer's call or the check's own call. It then stays ready, because an API outage affects all servers, and
 * a load balancer without servers could show no message.
 */
export function apiReadiness(backend: Backend, baseUrl: string): () => Promise<boolean> {
  const { operations, derived } = backend;
  const operation = lightCalls.find(
    (each) => operations?.includes(each) !== false && !derived.includes(each),
  );
  const isReady = () => operation === undefined || backend.hasAnswered();
  let pending: Promise<unknown> | undefined;

  async function send(): Promise<void> {
    if (operation === undefined) return;
    const address = baseUrl + operationById(operation).path;
    pending ??= backend
      .send(new Request(address, { headers: { 'x-request-id': requestId } }))
      .catch((error: unknown) => logError('readiness-failed', error))
      .finally(() => {
        pending = undefined;
      });
    await pending;
  }

  async function pollUntilReady(): Promise<void> {
    let fix: string | undefined;
    for (let pauseMs = 1000; !isReady(); pauseMs = Math.min(pauseMs * 2, mostPauseMs)) {
      await send();
      if (operation !== undefined && fix === undefined && !isReady()) {
        fix = await completeBaseUrl(baseUrl, operationById(operation).path);
        if (fix !== undefined) log('api-base-url-wrong', { level: 'error', fix });
      }
      if (!isReady()) await wait(pauseMs, undefined, { ref: false });
    }
  }

  void pollUntilReady();
  return async () => {
    if (!isReady()) await Promise.race([send(), wait(timeoutMs, undefined, { ref: false })]);
    return isReady();
  };
}
