import type { Answer, CallInput, InputArgs } from './calls.ts';
import type { operations } from './generated/schema.ts';
import { type OperationId, operationIds } from './operation.ts';
import type { UntypedInput } from './transport.ts';

/** Each operation of the contract by its name. Made from `operations`, whose texts an editor then shows. */
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
