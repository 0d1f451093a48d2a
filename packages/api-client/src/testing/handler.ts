import { delay, type HttpHandler, http } from 'msw';
import { matchOperation, operationById } from '../operations.ts';
import type { AnswerMaker, AnswerOptions } from './answers.ts';
import { pathsUnder } from './base.ts';
import type { OperationId } from './example-types.ts';

/** Options for the address and the delay of a handler. */
export interface HandlerOptions {
  /**
   * The address of the mocked API. An address with an origin (`https://example.test/api/v1`) matches only that
   * origin; an address without an origin matches every origin. `/api/v1` by default.
   */
  readonly baseUrl?: string | undefined;
  /** The tail of the anonymous check's path, as configured for the client. `/check/user` by default. */
  readonly checkUrl?: string | undefined;
  readonly delay?: AnswerOptions['delay'];
}

/** Options for the address, the delay and the number of answers of an override. */
export interface OverrideOptions extends HandlerOptions, AnswerOptions {}

const verbs = { GET: http.get, POST: http.post } as const;

/** Matches requests by the same rule as the storefront's proxy. */
export function handlerOf(
  id: OperationId,
  options: OverrideOptions,
  answer: AnswerMaker,
): HttpHandler {
  const { baseUrl = '/api/v1', checkUrl, once = false } = options;
  const pathOf = pathsUnder(baseUrl);
  const { method } = operationById(id);
  const tail = checkUrl === undefined ? {} : { checkUrl };
  return verbs[method](
    ({ request }) => {
      const path = pathOf(request.url);
      if (path === undefined) return false;
      return matchOperation(request.method, path, tail)?.operationId === id;
    },
    async ({ request }) => {
      if (options.delay !== undefined) await delay(options.delay);
      return answer(request, pathOf(request.url) ?? '');
    },
    { once },
  );
}
