import type { Answer, Call } from './calls.ts';
import { type OperationId, type Route, routeOf } from './operation.ts';
import type { UntypedInput } from './transport/transport.ts';

/** The data of `ask`, `send` and `pages`: the content of `data` if the answer has nothing else, otherwise the entire answer. */
export type Data<Id extends OperationId> = Id extends DataAloneId
  ? Extract<Answer<Id>, { data: unknown }>['data']
  : Answer<Id>;

type DataAloneId = {
  [Id in OperationId]: [keyof Route<Id>['answer'], 'data'] extends [
    'data',
    keyof Route<Id>['answer'],
  ]
    ? Id
    : never;
}[OperationId];

/** A client with untyped input, because the callers have already checked its type. */
interface Caller {
  call(operation: OperationId, input: UntypedInput): Promise<unknown>;
}

/** Unwraps the answer at run time, by the same row of the route table as the type `Data`. */
export function dataOf<Id extends OperationId>(
  api: { readonly call: Call },
  operation: Id,
  input: UntypedInput,
): Promise<Data<Id>>;
export async function dataOf(
  api: Caller,
  operation: OperationId,
  input: UntypedInput,
): Promise<unknown> {
  const answer = await api.call(operation, input);
  return isDataAlone(routeOf(operation)) ? Reflect.get(Object(answer), 'data') : answer;
}

function isDataAlone({ answer }: Route<OperationId>): boolean {
  return typeof answer === 'object' && Object.keys(answer).join() === 'data';
}
