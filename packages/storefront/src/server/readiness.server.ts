import { setTimeout as wait } from 'node:timers/promises';
import type { OperationId } from '@parde/api-client';
import { operationById } from '@parde/api-client/operations';
import type { Backend } from './backend/backend.server.ts';
import { logError } from './log.server.ts';

/** What a server may be asked for without an input and a viewer, the lightest first. Any object can be read as genres. */
const lightCalls: readonly OperationId[] = [
  'getCategories',
  'getAppDetails',
  'getFilters',
  'getPlans',
  'getSlider',
  'getGenres',
];

/** How long /readyz waits for the API: shorter than a balancer waits for /readyz. */
const patienceMs = 900;

const mostPauseMs = 30_000;

/** In the API's log. */
const requestId = 'readiness';

/**
 * Whether this server may be given viewers: the API that it was told of has answered once, a viewer's call or this one of
 * our own. Then it stays ready. An outage is the same for all servers, and a balancer without servers tells nobody of it.
 */
export function apiReadiness(backend: Backend, baseUrl: string): () => Promise<boolean> {
  const { offers, derived } = backend;
  const operation = lightCalls.find(
    (each) => offers?.includes(each) !== false && !derived.includes(each),
  );
  const isReady = () => operation === undefined || backend.hasAnswered();
  let asking: Promise<unknown> | undefined;

  async function ask(): Promise<void> {
    if (operation === undefined) return;
    const address = baseUrl + operationById(operation).path;
    asking ??= backend
      .ask(new Request(address, { headers: { 'x-request-id': requestId } }))
      .catch((error: unknown) => logError('readiness-failed', error))
      .finally(() => {
        asking = undefined;
      });
    await asking;
  }

  async function askUntilReady(): Promise<void> {
    for (let pauseMs = 1000; !isReady(); pauseMs = Math.min(pauseMs * 2, mostPauseMs)) {
      await ask();
      if (!isReady()) await wait(pauseMs, undefined, { ref: false });
    }
  }

  void askUntilReady();
  return async () => {
    if (!isReady()) await Promise.race([ask(), wait(patienceMs, undefined, { ref: false })]);
    return isReady();
  };
}
