import { failures } from '../generated/examples.ts';
import type { operations } from '../generated/schema.ts';
import { operationById } from '../operations.ts';
import type { ErrorBody, Failures, OperationId, Success } from './example-types.ts';
import { fixture } from './fixtures.ts';

/** Options for the delay of an override and the number of its answers. */
export interface AnswerOptions {
  /** Answers only the next call. Later calls get the previous answer. */
  readonly once?: boolean | undefined;
  /** The delay of the answer in milliseconds. With `infinite` the answer never comes, so a loading state remains. */
  readonly delay?: number | 'infinite' | undefined;
}

type ParameterOf<Id extends OperationId> = operations[Id]['parameters'] extends { path: infer Path }
  ? Exclude<keyof Path, 'check_url'>
  : never;

/** The call that an override answers. */
export interface CallInfo<Id extends OperationId> {
  readonly request: Request;
  /** Returns a decoded parameter of the path: `param('id')`. */
  readonly param: (name: ParameterOf<Id>) => string;
  readonly query: URLSearchParams;
}

type Maker<Id extends OperationId> = (call: CallInfo<Id>) => Success<Id> | Promise<Success<Id>>;

/** A body, or a function that makes a body for a call. */
export type Responder<Id extends OperationId> = Success<Id> | Maker<Id>;

/** The ways in which an operation can fail: a failure of its contract, or a network failure. */
export type FailureOf<Id extends OperationId> =
  | Exclude<keyof Failures[Id], '5XX'>
  | ('5XX' extends keyof Failures[Id] ? 500 | 502 | 503 | 504 : never)
  | 'network';

/** The body of a failure, which replaces the contract's example, and its wait. */
export interface FailureBody extends ErrorBody {
  /** In seconds, sent as `Retry-After`. A 429 always has a value: 90 by default, as in the contract's example. */
  readonly retryAfter?: number | undefined;
}

/** Makes an answer for a request. `path` is the request's path without the base. */
export type AnswerMaker = (request: Request, path: string) => Response | Promise<Response>;

export function answerWith<Id extends OperationId>(id: Id, responder: Responder<Id>): AnswerMaker {
  return async (request, path) => {
    const call: CallInfo<Id> = {
      request,
      param: readerOf(operationById(id).path, path),
      query: new URL(request.url).searchParams,
    };
    const make = async () => (isMaker(responder) ? responder(call) : responder);
    const body = await make().catch((thrown: unknown) => {
      throw new Error(`The test's own answer to ${id} failed: ${String(thrown)}`, {
        cause: thrown,
      });
    });
    return jsonAnswer(JSON.stringify(body));
  };
}

/** Answers with the first example. With a cursor, the list has ended, because its example would come twice. */
export function exampleOf<Id extends OperationId>(id: Id): Maker<Id> {
  return ({ query }) =>
    query.has('cursor') ? JSON.parse(JSON.stringify(fixture(id), lastPage)) : fixture(id);
}

function lastPage(name: string, value: unknown): unknown {
  if (name === 'items') return [];
  return name === 'next_cursor' ? null : value;
}

export function failWith<Id extends OperationId>(
  id: Id,
  failure: FailureOf<Id>,
  options: FailureBody,
): AnswerMaker {
  if (failure === 'network') return () => Response.error();
  const status = Number(failure);
  const { errors, message, message_fa, retryAfter = status === 429 ? 90 : undefined } = options;
  const ownBody = JSON.stringify({ errors, message, message_fa });
  const example = ownBody === '{}' ? failureOf(id, status) : undefined;
  const headers = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
  return (request) => {
    const isEnglish = request.headers.get('accept-language')?.startsWith('en') ?? false;
    const body = example ? exampleText(example, isEnglish, retryAfter) : ownBody;
    return jsonAnswer(body, status, headers);
  };
}

/** Serialises an example. Its fields have the language of the request, and its wait is the given one. */
function exampleText(example: ErrorBody, isEnglish: boolean, wait = 90): string {
  const { errors, message } = example;
  const fields = isEnglish && errors && Object.keys(errors).map((name) => [name, [message]]);
  return JSON.stringify(fields ? { ...example, errors: Object.fromEntries(fields) } : example)
    .replace('90', String(wait))
    .replace('۹۰', wait.toLocaleString('fa', { useGrouping: false }));
}

/** Makes a JSON answer from a serialised body. */
function jsonAnswer(
  body: string,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(body, {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });
}

function failureOf(id: OperationId, status: number): ErrorBody {
  const known: Readonly<Record<string, ErrorBody>> = failures[id];
  const example = known[status] ?? (status >= 500 ? known['5XX'] : undefined);
  if (example) return example;
  throw new TypeError(
    `The contract has no ${status} for ${id}, only ${Object.keys(known).join(', ')}`,
  );
}

function isMaker<Id extends OperationId>(responder: Responder<Id>): responder is Maker<Id> {
  return typeof responder === 'function';
}

/** Returns a function that reads a path's parameters by the template. */
function readerOf(template: string, path: string): (name: unknown) => string {
  const values = path.split('/');
  const names = template.split('/');
  return (name) => decodeURIComponent(values[names.indexOf(`{${String(name)}}`)] ?? '');
}
