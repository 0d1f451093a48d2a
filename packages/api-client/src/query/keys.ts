import type { Input } from '../calls.ts';
import type { OperationId } from '../operation.ts';
import type { UntypedInput } from '../transport/transport.ts';
import type { ReadId } from './reads.ts';

/** The input that determines an operation's data. */
export type KeyInput<Id extends OperationId> = Partial<Pick<Input<Id>, 'path' | 'query' | 'body'>>;

/** The cache key of an operation's data for one input. */
export type Key<Id extends OperationId> = readonly [operation: Id, input: KeyInput<Id>];

/** Leaves out undefined values, so that an empty input and no input have the same key. */
export function keyFor<Id extends OperationId>(
  operation: Id,
  input: UntypedInput | undefined,
): Key<Id>;
export function keyFor(operation: OperationId, input: UntypedInput = {}): readonly unknown[] {
  const { path, query, body } = input;
  return [
    operation,
    {
      ...(hasValues(path) && { path }),
      ...(hasValues(query) && { query }),
      ...(body !== undefined && { body }),
    },
  ];
}

function hasValues(parameters: object = {}): boolean {
  return Object.values(parameters).some((value) => value !== undefined);
}

/** Returns the start of every key of an operation: `invalidateQueries({ queryKey: keyOf('listMyTitles') })`. */
export function keyOf<Id extends ReadId>(operation: Id): readonly [Id] {
  return [operation];
}
