import type { CallInput } from './calls.ts';
import type { OperationId } from './operations.ts';

type Part<Id extends OperationId, Name extends string> = NonNullable<
  CallInput<Id> extends { readonly [Key in Name]?: infer Value } ? Value : never
>;

/** The parameters in an operation's path. */
export type PathOf<Id extends OperationId> = Part<Id, 'path'>;

/** The parameters in an operation's query. */
export type QueryOf<Id extends OperationId> = Part<Id, 'query'>;

/** The body that an operation takes. */
export type BodyOf<Id extends OperationId> = Part<Id, 'body'>;

/** A list's query without the cursor, which a query of pages keeps itself. */
export type WithoutCursor<Query> = Omit<Query, 'cursor'>;
