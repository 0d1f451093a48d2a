import { setTimeout as wait } from 'node:timers/promises';
import type { OperationId } from '@parde/api-client';
import { operationById } from '@parde/api-client/operations';
import type { Backend } from '../backend/backend.server.ts';
import { logError } from '../observability/log.server.ts';

/**
 * Operations that need no input and no viewer, the lightest first. getGenres is last, because any JSON object passes
 * as genres.
 */
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
    for (let pauseMs = 1000; !isReady(); pauseMs = Math.min(pauseMs * 2, mostPauseMs)) {
      await send();
      if (!isReady()) await wait(pauseMs, undefined, { ref: false });
    }
  }

  void pollUntilReady();
  return async () => {
    if (!isReady()) await Promise.race([send(), wait(timeoutMs, undefined, { ref: false })]);
    return isReady();
  };
}
