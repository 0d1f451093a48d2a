import { delay, type HttpHandler, http } from 'msw';
import { matchOperation, operationById } from '../operations.ts';
import type { AnswerMaker, AnswerOptions } from './answers.ts';
import { pathsUnder } from './base.ts';
import type { OperationId } from './example-types.ts';

/** Where a handler answers, and when. */
export interface HandlerOptions {
  /**
   * The API that is answered for. With an origin (`https://example.test/api/v1`) that one alone, without one at any
   * origin. `/api/v1` where it is not given.
   */
  readonly baseUrl?: string | undefined;
  /** The tail of the anonymous check's path, as the client has it; `/check/user` where it is not given. */
  readonly checkUrl?: string | undefined;
  readonly delay?: AnswerOptions['delay'];
}

/** Where, when and how often an override answers. */
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
