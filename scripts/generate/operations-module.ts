import { asList, asObject, type Json, type JsonObject, operationsOf, resolve } from './contract.ts';

/** Makes the module with the data of each operation that the client and the proxy's allow-list need at run time. */
export function operationsModule(contract: JsonObject): string {
  const operations = operationsOf(contract);
  const rows = operations.map(({ path, method, operation }) => [
    operation.operationId,
    [method.toUpperCase(), path, authOf(operation), answerOf(contract, operation)],
  ]);
  const serverOnly = operations
    .filter(({ operation }) => operation['x-caller'] === 'server')
    .map(({ operation }) => operation.operationId);
  const specified = operations
    .filter(({ operation }) => operation['x-origin'] === 'specified')
    .map(({ operation }) => operation.operationId);
  const readByPost = operations
    .filter(({ operation }) => operation['x-reads'])
    .map(({ operation }) => operation.operationId);
  // Every page of a storefront loads the rows, so the most common answer is written only once.
  const usual = '{"data":"object"}';
  return `const usual = ${usual} as const;

/** By name: the method, the path, whether a token is sent, and the top level of the answer. */
export const rows = ${JSON.stringify(Object.fromEntries(rows)).replaceAll(usual, 'usual')} as const;

/** The operations that only a storefront's own server calls. */
export const serverOnly = ${JSON.stringify(serverOnly)} as const;

/** The operations that the product's specification names. The others are assumed. */
export const specified = ${JSON.stringify(specified)} as const;

/** The operations that only read although they are POSTs. */
export const readByPost = ${JSON.stringify(readByPost)} as const;

/** The query parameters that are whole numbers in every operation. */
export const wholeNumberQueries = ${JSON.stringify(wholeNumberQueries(contract))} as const;

/** The names of all query parameters, in an order that agrees with the contract's order in each operation. */
export const queryOrder = ${JSON.stringify(queryOrder(contract))} as const;
`;
}

function queriesOf(contract: JsonObject, operation: JsonObject): JsonObject[] {
  return asList(operation.parameters ?? [])
    .map((parameter) => resolve(contract, parameter))
    .filter((parameter) => parameter.in === 'query');
}

function wholeNumberQueries(contract: JsonObject): string[] {
  const queries = operationsOf(contract).flatMap(({ operation }) => queriesOf(contract, operation));
  const isNumber = ({ schema }: JsonObject) => resolve(contract, schema).type === 'integer';
  const names = new Set(queries.filter(isNumber).map(({ name }) => String(name)));
  const other = queries.find((query) => names.has(String(query.name)) && !isNumber(query));
  if (other) throw new Error(`The query ${other.name} is a whole number in some operations only`);
  return [...names];
}

/** Returns an order of all query parameters that agrees with the order in every operation. */
function queryOrder(contract: JsonObject): string[] {
  const queries = operationsOf(contract).map(({ operation }) =>
    queriesOf(contract, operation).map(({ name }) => String(name)),
  );
  const ordered: string[] = [];
  const left = new Set(queries.flat());
  while (left.size > 0) {
    const next = [...left].find((name) =>
      queries.every(
        (names) =>
          (names.find((other) => left.has(other)) ?? name) === name || !names.includes(name),
      ),
    );
    if (next === undefined) {
      throw new Error(
        `Two operations differ in the order of their queries: ${[...left].join(', ')}`,
      );
    }
    ordered.push(next);
    left.delete(next);
  }
  return ordered;
}

/** Returns `none` if no token is sent, `optional` if a token is sent when there is one, or `required`. */
function authOf(operation: JsonObject): string {
  const choices = asList(operation.security);
  if (choices.length === 0) return 'none';
  const mayBeGuest = choices.some((choice) => Object.keys(asObject(choice)).length === 0);
  return mayBeGuest ? 'optional' : 'required';
}

/**
 * Returns the answer's required top-level fields and their JSON types; a list of these if the answer may have one of
 * several forms; `list` if the body itself is a list; `optional` if the body may be missing.
 */
function answerOf(contract: JsonObject, operation: JsonObject): Json {
  const body = operation['x-body'];
  if (body === 'unused' || body === 'optional') return body;
  const success = asObject(asObject(operation.responses)['200']);
  const media = asObject(asObject(success.content)['application/json']);
  if (resolve(contract, media.schema).type === 'array') return 'list';
  const forms = formsOf(contract, media.schema);
  for (const [name, type] of forms.flatMap((form) => Object.entries(form))) {
    if (type === '') throw new Error(`${operation.operationId}: say what JSON type ${name} is of`);
  }
  const [only, ...others] = forms;
  return only && others.length === 0 ? only : forms;
}

/** Returns the forms that an object may have, each as its required fields and their types. */
function formsOf(contract: JsonObject, value: Json | undefined): JsonObject[] {
  const { properties, required, allOf, anyOf, oneOf } = resolve(contract, value);
  const fields = asObject(properties ?? {});
  const own = Object.fromEntries(
    asList(required ?? []).map((name) => [
      String(name),
      jsonTypes(contract, fields[String(name)]).join(' or '),
    ]),
  );
  const parts = asList(allOf ?? []).map((part) => formsOf(contract, part));
  const choices = [anyOf, oneOf].map((choice) =>
    choice === undefined ? [{}] : asList(choice).flatMap((form) => formsOf(contract, form)),
  );
  return [...parts, ...choices].reduce(
    (forms, others) => forms.flatMap((form) => others.map((other) => ({ ...form, ...other }))),
    [own],
  );
}

/** Returns the JSON types that a schema names. */
function jsonTypes(contract: JsonObject, value: Json | undefined): string[] {
  if (value === undefined) return [];
  const { type, allOf, anyOf, oneOf } = resolve(contract, value);
  const named = type === undefined ? [] : [type].flat().map(jsonType);
  const parts = [allOf, anyOf, oneOf].flatMap((list) => (list === undefined ? [] : asList(list)));
  return [...new Set([...named, ...parts.flatMap((part) => jsonTypes(contract, part))])];
}

function jsonType(type: Json): string {
  if (type === 'array') return 'list';
  if (type === 'integer') return 'number';
  return String(type);
}
