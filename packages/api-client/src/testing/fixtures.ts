import { type AnswerNames, answers, type RequestNames, requests } from '../generated/examples.ts';
import type { CallInput, OperationId, Success } from './example-types.ts';

export type { AnswerNames, CallInput, OperationId, RequestNames, Success };

/** Changes a copy in place and returns nothing. */
export type Change<Value> = (copy: Value) => undefined;

/**
 * Returns the body of an operation's answer from an example of the contract: the first one, or the one that you name.
 * Each call returns a new copy, which you may change in the callback or later.
 *
 * @example
 * const film = fixture('getMovie');
 * const newcomer = fixture('getUser', 'newcomer');
 * const free = fixture('getMovie', ({ data }) => {
 * data.price = null;
 * });
 */
export function fixture<Id extends OperationId>(id: Id, change?: Change<Success<Id>>): Success<Id>;
export function fixture<Id extends OperationId>(
  id: Id,
  name: AnswerNames[Id],
  change?: Change<Success<Id>>,
): Success<Id>;
export function fixture<Id extends OperationId>(
  id: Id,
  second?: AnswerNames[Id] | Change<Success<Id>>,
  third?: Change<Success<Id>>,
): Success<Id> {
  const { first, all } = answers[id];
  if (typeof second === 'function') return copyOf(all[first], second);
  const name = second ?? first;
  assertExample(id, all, name);
  return copyOf(all[name], third);
}

/**
 * Returns the input of a call from an example of the contract: the required parameters and the body.
 *
 * @example
 * const { body } = requestFixture('login');
 * await api.login({ body });
 */
export function requestFixture<Id extends OperationId>(
  id: Id,
  name: RequestNames[Id] = requests[id].first,
): CallInput<Id> {
  const { all } = requests[id];
  assertExample(id, all, name);
  return copyOf(all[name]);
}

function copyOf<Value>(example: Value, change?: Change<Value>): Value {
  const copy: Value = JSON.parse(JSON.stringify(example));
  change?.(copy);
  return copy;
}

function assertExample(id: OperationId, all: object, name: string): void {
  if (Object.hasOwn(all, name)) return;
  throw new TypeError(`${id} has no example ${name}, only ${Object.keys(all).join(', ')}`);
}
