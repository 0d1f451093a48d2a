import type { operations } from './generated/schema.ts';
import type { OperationId, OperationIdByAnswer } from './operation.ts';

/** What each call may carry besides what the contract asks for. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** A viewer pressed something: `onViewerRequest` runs first. Not for prefetch, quick search or refetch. */
  readonly viewer?: boolean | undefined;
  /** In milliseconds; 0 is no limit. */
  readonly timeout?: number | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** It arrives even if the page that sends it is closed meanwhile. For small bodies. */
  readonly keepalive?: boolean | undefined;
}

type Parameters<Id extends OperationId> = operations[Id]['parameters'];

/** The tail of the check's path is the client's own option, so no call gives it. */
type PathInput<Id extends OperationId> =
  Parameters<Id> extends { path: { check_url: string } }
    ? { path?: never }
    : Pick<Parameters<Id>, 'path'>;

type BodyInput<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? { body: Body }
  : { body?: never };

/** What the contract asks for with one operation: its path, query and header parameters, and its body. */
export type Input<Id extends OperationId> = Pick<Parameters<Id>, 'query' | 'header'> &
  PathInput<Id> &
  BodyInput<Id>;

/** What the contract asks for with one operation, and the options of a call. */
export type CallInput<Id extends OperationId> = CallOptions & Input<Id>;

/** An input, which may be left out where it requires nothing. */
export type InputArgs<In> = Record<never, never> extends In ? [input?: In] : [input: In];

/** The operations that can be called by their name alone. */
export type PlainOperationId = {
  [Id in OperationId]: Record<never, never> extends CallInput<Id> ? Id : never;
}[OperationId];

type Success<Id extends OperationId> = operations[Id]['responses'] extends {
  200: { content: { 'application/json': infer Body } };
}
  ? Body
  : never;

/**
 * What a call resolves to: the body that the contract names, or nothing where no caller reads it. Where the contract
 * calls a body optional, it is either.
 */
export type Answer<Id extends OperationId> =
  Id extends OperationIdByAnswer<'unused'>
    ? undefined
    : Id extends OperationIdByAnswer<'optional'>
      ? Success<Id> | undefined
      : Success<Id>;
