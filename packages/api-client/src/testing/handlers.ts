import type { HttpHandler } from 'msw';
import { operations } from '../operations.ts';
import type { HandlerOptions } from './handler.ts';
import { respond } from './respond.ts';

/**
 * A handler for every operation of the contract, each answering the contract's first example.
 *
 * @example
 * const server = setupServer(...handlers({ baseUrl: 'https://example.test/api/v1' }));
 */
export function handlers(options: HandlerOptions = {}): HttpHandler[] {
  return operations.map(({ operationId }) => respond(operationId, undefined, options));
}
