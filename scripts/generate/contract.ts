/** The bundled contract as JSON. The functions below are for the generators that traverse it. */
export type Json = null | boolean | number | string | Json[] | JsonObject;

export interface JsonObject {
  [key: string]: Json | undefined;
}

interface OperationEntry {
  readonly path: string;
  readonly method: string;
  readonly operation: JsonObject;
}

const methods = ['get', 'post', 'put', 'patch', 'delete'];

export function operationsOf(contract: JsonObject): OperationEntry[] {
  return Object.entries(asObject(contract.paths)).flatMap(([path, item]) =>
    Object.entries(asObject(item))
      .filter(([method]) => methods.includes(method))
      .map(([method, operation]) => ({ path, method, operation: asObject(operation) })),
  );
}

/** Resolves a reference, or returns the value itself. */
export function resolve(contract: JsonObject, value: Json | undefined): JsonObject {
  const object = asObject(value);
  if (typeof object.$ref !== 'string') return object;
  const target = object.$ref
    .slice('#/'.length)
    .split('/')
    .reduce<Json | undefined>((node, key) => asObject(node)[key], contract);
  return resolve(contract, target);
}

export function asObject(value: Json | undefined): JsonObject {
  if (value !== null && typeof value === 'object' && !Array.isArray(value)) return value;
  throw new Error(`Expected an object in the contract, found ${JSON.stringify(value)}`);
}

export function asList(value: Json | undefined): Json[] {
  if (Array.isArray(value)) return value;
  throw new Error(`Expected a list in the contract, found ${JSON.stringify(value)}`);
}
