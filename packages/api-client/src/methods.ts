import type { Answer, CallInput, InputArgs } from './calls.ts';
import type { operations } from './generated/schema.ts';
import { type OperationId, operationIds } from './operation.ts';
import type { UntypedInput } from './transport/transport.ts';

/**
 * One method for each operation of the contract. The type is derived from `operations`, so editors show the
 * descriptions of the contract.
 */
export type Methods = {
  readonly [Id in keyof operations]: (...args: InputArgs<CallInput<Id>>) => Promise<Answer<Id>>;
};

type Call = (id: OperationId, input?: UntypedInput) => Promise<unknown>;

export function methodsOf(call: Call): Methods;
export function methodsOf(call: Call): object {
  return Object.fromEntries(
    operationIds.map((id) => [id, (input?: UntypedInput) => call(id, input)]),
  );
}
