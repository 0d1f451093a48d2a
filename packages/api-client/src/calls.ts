import type { operations } from './generated/schema.ts';
import type { OperationId, OperationIdByAnswer } from './operation.ts';

/** The options of each call, besides the contract's own parameters. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /**
   * True if a viewer's action causes the call: `onViewerRequest` runs first. Not for prefetch, quick search or
   * refetch.
   */
  readonly viewer?: boolean | undefined;
  /** In milliseconds. 0 means no limit. */
  readonly timeout?: number | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** True if the request must arrive even when its page is closed in the meantime. For small bodies only. */
  readonly keepalive?: boolean | undefined;
}

type Parameters<Id extends OperationId> = operations[Id]['parameters'];

/** The tail of the check path is an option of the client, so calls do not pass it. */
type PathInput<Id extends OperationId> =
  Parameters<Id> extends { path: { check_url: string } }
    ? { path?: never }
    : Pick<Parameters<Id>, 'path'>;

type BodyInput<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? { body: Body }
  : { body?: never };

type InputWithoutHeader<Id extends OperationId> = Pick<Parameters<Id>, 'query'> &
  PathInput<Id> &
  BodyInput<Id>;

/** The path, query and header parameters and the body that the contract requires for an operation. */
export type Input<Id extends OperationId> = Pick<Parameters<Id>, 'header'> & InputWithoutHeader<Id>;

/**
 * The input of an operation as a caller gives it. A purchase may leave out its `Idempotency-Key`, because the client
 * generates one.
 */
export type GivenInput<Id extends OperationId> = Partial<Pick<Parameters<Id>, 'header'>> &
  InputWithoutHeader<Id>;

/** The operations whose `Idempotency-Key` the contract requires. */
export type PurchaseId = {
  [Id in OperationId]: undefined extends Parameters<Id>['header'] ? never : Id;
}[OperationId];

/** The input of an operation, and the options of the call. */
export type CallInput<Id extends OperationId> = CallOptions & GivenInput<Id>;

/** The argument of a call. It is optional if the operation requires nothing. */
export type InputArgs<In> = Record<never, never> extends In ? [input?: In] : [input: In];

/** The operations that can be called without an input. */
export type PlainOperationId = {
  [Id in OperationId]: Record<never, never> extends CallInput<Id> ? Id : never;
}[OperationId];

type Success<Id extends OperationId> = operations[Id]['responses'] extends {
  200: { content: { 'application/json': infer Body } };
}
  ? Body
  : never;

/**
 * The type that a call resolves to: the body that the contract names, or undefined if no caller reads the body. If
 * the contract calls a body optional, the type allows both.
 */
export type Answer<Id extends OperationId> =
  Id extends OperationIdByAnswer<'unused'>
    ? undefined
    : Id extends OperationIdByAnswer<'optional'>
      ? Success<Id> | undefined
      : Success<Id>;

/** An answer with its status and headers. */
export interface RawAnswer<Id extends OperationId> {
  readonly data: Answer<Id>;
  readonly status: number;
  readonly headers: Headers;
  /** Identifies the request in the server's logs. */
  readonly requestId: string | undefined;
}

/** Calls an operation whose name is stored in a variable. */
export interface Call {
  <Id extends PlainOperationId>(id: Id, input?: CallInput<Id>): Promise<Answer<Id>>;
  /** Calls an operation that needs parameters or a body. */
  <Id extends OperationId>(id: Id, input: CallInput<Id>): Promise<Answer<Id>>;
  /**
   * Calls an operation and returns the status, the headers and the request id with the data.
   *
   * @example
   * const { data, headers } = await api.call.raw('getMovie', { path: { id: '1024' } });
   */
  raw<Id extends OperationId>(id: Id, ...args: InputArgs<CallInput<Id>>): Promise<RawAnswer<Id>>;
}
