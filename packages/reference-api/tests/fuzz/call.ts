import fc from 'fast-check';
import {
  type ContractOperation,
  type ContractSchema,
  contract,
} from '../../src/contract/contract.ts';
import { type Mutation, mutations } from './mutation.ts';
import { recipeOf } from './recipe.ts';

export type FuzzedOperation = ContractOperation & {
  method: string;
  template: string;
  auth: 'none' | 'optional' | 'required';
  answer: ContractSchema;
};

/** A call with unresolved placeholders. */
export type FuzzedCall = {
  id: string;
  viewer: Viewer;
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  header: Record<string, unknown>;
  body: unknown;
  mutation: Mutation | null;
};

/** A guest, one of two signed-in viewers, or an invalid token. */
export type Viewer = 'guest' | 'first' | 'second' | 'forged';

const operations: ReadonlyMap<string, FuzzedOperation> = new Map(
  Object.entries(contract.paths).flatMap(([template, methods]) =>
    Object.entries(methods).map(([method, operation]) => [
      operation.operationId,
      {
        ...operation,
        method: method.toUpperCase(),
        template,
        auth: authOf(operation),
        answer: operation.responses['200']?.content?.['application/json']?.schema ?? {},
      },
    ]),
  ),
);

export const operationIds: readonly string[] = [...operations.keys()];

export function operationOf(id: string): FuzzedOperation {
  const operation = operations.get(id);
  if (!operation) throw new Error(`The contract has no ${id}.`);
  return operation;
}

/** Generates a call that follows the contract or, with `wrong`, usually one with a single error. */
export function callOf(id: string, wrong: boolean): fc.Arbitrary<FuzzedCall> {
  const { parameters = [], requestBody, auth } = operationOf(id);
  const group = (location: string) => {
    const own = parameters.filter((one) => one.in === location && !one['x-raw']);
    return fc.record(Object.fromEntries(own.map(({ name, schema }) => [name, recipeOf(schema)])), {
      requiredKeys: own.filter(({ required }) => required).map(({ name }) => name),
    });
  };
  const body = requestBody?.content['application/json']?.schema;
  return fc.record({
    id: fc.constant(id),
    viewer: fc.constantFrom<Viewer>(...viewersOf(auth, wrong)),
    path: group('path'),
    query: group('query'),
    header: group('header'),
    body: body ? recipeOf(body) : fc.constant(undefined),
    mutation: wrong ? fc.option(mutations, { freq: 4 }) : fc.constant(null),
  });
}

function viewersOf(auth: FuzzedOperation['auth'], wrong: boolean): Viewer[] {
  if (wrong) return ['guest', 'first', 'second', 'forged'];
  return auth === 'required' ? ['first', 'second'] : ['guest', 'first', 'second'];
}

function authOf({ security }: ContractOperation): FuzzedOperation['auth'] {
  if (security.length === 0) return 'none';
  return security.some((scheme) => Object.keys(scheme).length === 0) ? 'optional' : 'required';
}
