import type { HttpHandler } from 'msw';
import { type FailureBody, type FailureOf, failWith } from './answers.ts';
import type { OperationId } from './example-types.ts';
import { handlerOf, type OverrideOptions } from './handler.ts';

/** The body of a failure, which replaces the contract's example, its wait, and the options of an override. */
export interface FailOptions extends FailureBody, OverrideOptions {}

/**
 * Creates a handler that fails one operation, with the body of the contract's example or with your own. Throws for a
 * failure that the contract does not have.
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
  return handlerOf(id, options, failWith(id, failure, options));
}
