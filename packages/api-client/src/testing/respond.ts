import type { HttpHandler } from 'msw';
import { answerWith, exampleOf, type Responder } from './answers.ts';
import type { OperationId } from './example-types.ts';
import { handlerOf, type OverrideOptions } from './handler.ts';

/**
 * Creates a handler that answers one operation with a body, or with the body that a function makes of the call. The
 * default is the contract's first example.
 *
 * @example
 * server.use(respond('getUser', fixture('getUser', 'newcomer')));
 * server.use(
 * respond('getMovie', ({ param }) =>
 * fixture('getMovie', ({ data }) => {
 * data.id = param('id');
 * }),
 * ),
 * );
 */
export function respond<Id extends OperationId>(
  id: Id,
  responder: Responder<Id> = exampleOf(id),
  options: OverrideOptions = {},
): HttpHandler {
  return handlerOf(id, options, answerWith(id, responder));
}
