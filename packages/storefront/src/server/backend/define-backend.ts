import type { Answer, Input, OperationId } from '@parde/api-client';
import type { UntypedInput } from './read-input.ts';

/** The contract's operations that a server has: all, those of the product's specification, or a list. */
export type BackendOperations = 'all' | 'specified' | readonly OperationId[];

/** A call in the form of the real server. */
export interface RealCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** A path below `API_BASE_URL` that begins with a slash. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  /** The body, which is sent as JSON. */
  readonly body?: unknown;
  /** The viewer's token is sent as a bearer token, unless `authorization` is set. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** An error as a server sent it. */
export interface RealError {
  readonly status: number;
  /** Undefined if the body was not JSON. */
  readonly body: unknown;
}

/** An error in the contract's form. */
export interface ContractError {
  readonly status: number;
  readonly message?: string | undefined;
  readonly message_fa?: string | undefined;
  readonly errors?: Readonly<Record<string, readonly string[]>> | undefined;
}

/** The viewer whose request is answered. */
export interface Viewer {
  readonly signedIn: boolean;
  /** Undefined for a guest. */
  readonly token: string | undefined;
  readonly locale: 'fa' | 'en';
}

/**
 * The contract's answer in a looser form, which the reader of `@parde/api-client/read` normalises. Values with a
 * default in the contract may be left out.
 */
export type AnswerToRead<Value> = Value extends { readonly url: string; readonly color: string }
  ? string | { readonly [Name in keyof Value]?: AnswerToRead<Value[Name]> }
  : Value extends string
    ? string extends Value
      ? string | number
      : Value
    : Value extends number
      ? number | string | boolean
      : Value extends boolean
        ? boolean | 0 | 1 | '0' | '1'
        : Value extends readonly (infer Item)[]
          ? readonly AnswerToRead<Item>[]
          : Value extends object
            ? { readonly [Name in keyof Value]?: AnswerToRead<Value[Name]> | null }
            : Value;

/** Calls an operation for the same viewer through the same backend. Rejects with an `ApiError`. */
export type CallOperation = <Id extends OperationId>(
  id: Id,
  input: Input<Id>,
) => Promise<Answer<Id>>;

/** Sends a call to the server, with `every`. Returns the JSON of a success, and rejects with a `Refusal` for an error. */
export type CallServer = (call: RealCall) => Promise<unknown>;

/**
 * Describes how one operation is called and how its answer is converted to the contract's form. Missing functions
 * follow the contract.
 */
export interface CallMap<Id extends OperationId> {
  call?(input: Input<Id>, viewer: Viewer): RealCall;
  /**
   * `body` is the JSON of a success. Throw a `Refusal` if its content is an error. Other exceptions are logged, and
   * the viewer sees that the service failed.
   */
  answer?(body: unknown, input: Input<Id>): AnswerToRead<Answer<Id>>;
  error?(error: RealError, input: Input<Id>): ContractError;
  readonly compose?: never;
}

/** An operation that is composed of other operations, or of several calls of the server. */
export interface Composition<Id extends OperationId> {
  compose(
    input: Input<Id>,
    callOperation: CallOperation,
    viewer: Viewer,
    callServer: CallServer,
  ): Promise<AnswerToRead<Answer<Id>>>;
  readonly call?: never;
  readonly answer?: never;
  readonly error?: never;
}

export type Compose<Id extends OperationId> = Composition<Id>['compose'];

/** A `CallMap` of any operation. Method parameters are bivariant, so each narrower map is assignable. */
export interface AnyCallMap {
  call?(input: UntypedInput, viewer: Viewer): RealCall;
  answer?(body: unknown, input: UntypedInput): unknown;
  error?(error: RealError, input: UntypedInput): ContractError;
  readonly compose?: never;
}

export interface AnyComposition {
  compose(
    input: UntypedInput,
    callOperation: CallOperation,
    viewer: Viewer,
    callServer: CallServer,
  ): Promise<unknown>;
}

export type BackendMap = { readonly [Id in OperationId]?: CallMap<Id> | Composition<Id> };

/**
 * Hooks for all calls of a server, such as an API key in a header or an envelope around each answer. They wrap mapped
 * calls and calls that follow the contract.
 */
export interface EveryCall {
  /** Receives the map's call, or the contract's own call. */
  call?(call: RealCall, viewer: Viewer): RealCall;
  /** Returns the body for the map. It may also throw a `Refusal`. */
  answer?(body: unknown): unknown;
  /** Returns the error for the map. Without a map, it must be the contract's error. */
  error?(error: RealError): RealError;
}

/** Describes how a brand's server differs from the contract. */
export interface BackendDefinition {
  readonly operations: BackendOperations;
  readonly every?: EveryCall;
  readonly map?: BackendMap;
  /** Operations that are not available, although listed or composed: `getDownloadLinks` if carts contain no files. */
  readonly without?: readonly OperationId[];
}

/**
 * Types the `backend` export of a brand's `backend.ts`, for `serveStorefront(brand, backend)`. It runs only on the
 * server. Mapped operations count as available.
 *
 * @example
 * export const backend = defineBackend({
 *   operations: 'specified',
 *   map: {
 *     getTop: {
 *       call: ({ query }) => ({ method: 'GET', path: '/v3/popular', query: { age: query.age } }),
 *       answer: (body) => ({ data: { top: v.parse(films, body).map(toCard) } }),
 *     },
 *   },
 * });
 */
export function defineBackend(backend: BackendDefinition): BackendDefinition {
  return backend;
}

/** Thrown by a map if the viewer must see an error, such as a missing title or an error inside a success. */
export class Refusal extends Error {
  readonly error: ContractError;

  constructor(error: ContractError) {
    super(error.message ?? `It was refused with ${error.status}`);
    this.error = error;
  }
}
