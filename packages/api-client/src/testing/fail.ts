import { type HttpHandler, HttpResponse } from 'msw';
import { failures } from '../generated/examples.ts';
import type { ErrorBody, Failures, OperationId } from './example-types.ts';
import { handlerOf, jsonAnswer, type OverrideOptions } from './handler.ts';

/** The ways in which an operation may fail: what its contract has, or no answer at all. */
export type FailureOf<Id extends OperationId> =
  | Exclude<keyof Failures[Id], '5XX'>
  | ('5XX' extends keyof Failures[Id] ? 500 | 502 | 503 | 504 : never)
  | 'network';

/** The body of a failure, in place of the contract's example, and its wait. */
export interface FailOptions extends ErrorBody, OverrideOptions {
  /** Seconds, as `Retry-After`. A 429 always has one: 90, as in the contract's example. */
  readonly retryAfter?: number | undefined;
}

/**
 * A handler that fails one operation, with the body of the contract's example or with yours. A failure that the
 * contract does not have is refused.
 *
 * @example
 * server.use(fail('login', 422));
 * server.use(fail('login', 422, { errors: { password: ['کد نادرست است'] } }));
 * server.use(fail('getMovie', 429, { retryAfter: 30 }));
 * server.use(fail('getMovie', 'network', { once: true }));
 */
export function fail<Id extends OperationId>(
  id: Id,
  failure: FailureOf<Id>,
  options: FailOptions = {},
): HttpHandler {
  if (failure === 'network') return handlerOf(id, options, () => HttpResponse.error());
  const status = Number(failure);
  const { errors, message, message_fa, retryAfter = status === 429 ? 90 : undefined } = options;
  const said = JSON.stringify({ errors, message, message_fa });
  const body = said === '{}' ? JSON.stringify(exampleOf(id, status)) : said;
  const headers = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
  return handlerOf(id, options, () => jsonAnswer(body, status, headers));
}

function exampleOf(id: OperationId, status: number): ErrorBody {
  const known: Readonly<Record<string, ErrorBody>> = failures[id];
  const example = known[status] ?? (status >= 500 ? known['5XX'] : undefined);
  if (example) return example;
  throw new TypeError(
    `The contract has no ${status} for ${id}, only ${Object.keys(known).join(', ')}`,
  );
}
