import type { Answer, Input, OperationId } from '@parde/api-client';
import type { UntypedInput } from './read-input.ts';

/** Which of the contract's operations a server has: all, those of the product's specification, or these. */
export type Offers = 'all' | 'specified' | readonly OperationId[];

/** A call as the real server takes it. */
export interface RealCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `API_BASE_URL`, beginning with a slash. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** The viewer's token is sent as a bearer token, unless `authorization` is here. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** An error as a server has answered it. */
export interface RealError {
  readonly status: number;
  /** Undefined where it was no JSON. */
  readonly body: unknown;
}

/** An error as the contract has it. */
export interface ContractError {
  readonly status: number;
  readonly message?: string | undefined;
  readonly message_fa?: string | undefined;
  readonly errors?: Readonly<Record<string, readonly string[]>> | undefined;
}

/** Who is asking. */
export interface Viewer {
  readonly signedIn: boolean;
  /** Undefined for a guest. */
  readonly token: string | undefined;
  readonly locale: 'fa' | 'en';
}

/**
 * The contract's answer, spelled as a server likes: the reader of `@parde/api-client/read` makes the rest of it. What
 * the contract has a default for may be left out.
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

/** Calls an operation for the same viewer, by way of the same backend. It rejects with an `ApiError`. */
export type Ask = <Id extends OperationId>(id: Id, input: Input<Id>) => Promise<Answer<Id>>;

/** How one operation is called and what its answer is in the contract's form. What is left out is as in the contract. */
export interface CallMap<Id extends OperationId> {
  call?(input: Input<Id>, viewer: Viewer): RealCall;
  /**
   * `body` is the JSON of a success. Throw a `Refusal` where it says that it is none. What else is thrown is logged, and
   * the viewer is told that the service failed.
   */
  answer?(body: unknown, input: Input<Id>): AnswerToRead<Answer<Id>>;
  error?(error: RealError, input: Input<Id>): ContractError;
  readonly compose?: never;
}

/** An operation that is made of others. */
export interface Composition<Id extends OperationId> {
  compose(input: Input<Id>, ask: Ask, viewer: Viewer): Promise<AnswerToRead<Answer<Id>>>;
  readonly call?: never;
  readonly answer?: never;
  readonly error?: never;
}

/** The same of any operation. Methods take what a narrower one takes. */
export interface AnyCallMap {
  call?(input: UntypedInput, viewer: Viewer): RealCall;
  answer?(body: unknown, input: UntypedInput): unknown;
  error?(error: RealError, input: UntypedInput): ContractError;
  readonly compose?: never;
}

export interface AnyComposition {
  compose(input: UntypedInput, ask: Ask, viewer: Viewer): Promise<unknown>;
}

export type BackendMap = { readonly [Id in OperationId]?: CallMap<Id> | Composition<Id> };

/**
 * What all calls of a server have in common: a key in a header, say, or an envelope around each answer. It is around
 * the map, and also around what is called as in the contract.
 */
export interface EveryCall {
  /** Gets what the map has made, or the contract's own call. */
  call?(call: RealCall, viewer: Viewer): RealCall;
  /** Its result goes to the map. As there, a `Refusal` may be thrown. */
  answer?(body: unknown): unknown;
  /** Its result goes to the map, or is the contract's error. */
  error?(error: RealError): RealError;
}

/** A brand's server, as far as it is not the contract's. */
export interface BackendDefinition {
  readonly offers: Offers;
  readonly every?: EveryCall;
  readonly map?: BackendMap;
}

/**
 * What a brand's `backend.ts` exports, for `serveStorefront(brand, backend)`. It runs on the server only. What is mapped
 * is offered.
 *
 * @example
 * export const backend = defineBackend({
 *   offers: 'specified',
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

/** Thrown by a map where the viewer must be told: a title that is not there, or an error inside of a success. */
export class Refusal extends Error {
  readonly error: ContractError;

  constructor(error: ContractError) {
    super(error.message ?? `It was refused with ${error.status}`);
    this.error = error;
  }
}
