import type { HttpHandler } from 'msw';
import type { operations } from '../generated/schema.ts';
import { operationById } from '../operations.ts';
import type { OperationId, Success } from './example-types.ts';
import { fixture } from './fixtures.ts';
import { handlerOf, jsonAnswer, type OverrideOptions } from './handler.ts';

type ParameterOf<Id extends OperationId> = operations[Id]['parameters'] extends { path: infer Path }
  ? Exclude<keyof Path, 'check_url'>
  : never;

/** The call that an override answers. */
export interface CallInfo<Id extends OperationId> {
  readonly request: Request;
  /** What the address names, decoded: `param('id')`. */
  readonly param: (name: ParameterOf<Id>) => string;
  readonly query: URLSearchParams;
}

type Maker<Id extends OperationId> = (call: CallInfo<Id>) => Success<Id> | Promise<Success<Id>>;

/** A body, or what makes one for a call. */
export type Responder<Id extends OperationId> = Success<Id> | Maker<Id>;

/**
 * A handler that answers one operation with this body, or with what the function makes of the call. Without either it
 * is the contract's first example.
 *
 * @example
 * server.use(respond('getUser', fixture('getUser', 'newcomer')));
 * server.use(
 *   respond('getMovie', ({ param }) =>
 *     fixture('getMovie', ({ data }) => {
 *       data.id = param('id');
 *     }),
 *   ),
 * );
 */
export function respond<Id extends OperationId>(
  id: Id,
  responder: Responder<Id> = fixture(id),
  options: OverrideOptions = {},
): HttpHandler {
  return handlerOf(id, options, async (request, path) => {
    const call: CallInfo<Id> = {
      request,
      param: readerOf(operationById(id).path, path),
      query: new URL(request.url).searchParams,
    };
    const body = isMaker(responder) ? await responder(call) : responder;
    return jsonAnswer(JSON.stringify(body));
  });
}

function isMaker<Id extends OperationId>(responder: Responder<Id>): responder is Maker<Id> {
  return typeof responder === 'function';
}

/** Reads a path's parameters by its template. */
function readerOf(template: string, path: string): (name: unknown) => string {
  const values = path.split('/');
  const names = template.split('/');
  return (name) => decodeURIComponent(values[names.indexOf(`{${String(name)}}`)] ?? '');
}
