import type { CallInput } from '../calls.ts';
import type { components, operations } from '../generated/schema.ts';
import type { OperationId } from '../operation.ts';

export type { CallInput, OperationId };

/** The contract's examples of an answer or a request: all by name, and the name of the first. */
export interface Examples<Name extends string, Value> {
  readonly first: Name;
  readonly all: { readonly [Each in Name]: Value };
}

/** The body of a 200 answer, even if the client does not return it. */
export type Success<Id extends OperationId> = operations[Id]['responses'] extends {
  200: { content: { 'application/json': infer Body } };
}
  ? Body
  : never;

/** The common shape of all failure bodies. */
export type ErrorBody = components['schemas']['Error'];

/** The body of each failure that the contract has, by operation and status. */
export type Failures = {
  readonly [Id in OperationId]: {
    readonly [Status in Exclude<keyof operations[Id]['responses'], 200>]: ErrorBody;
  };
};
