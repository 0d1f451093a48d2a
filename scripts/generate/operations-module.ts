import { asList, asObject, type Json, type JsonObject, operationsOf, resolve } from './contract.ts';

/** What the client, and the proxy's allow-list, need of each operation at run time. */
export function operationsModule(contract: JsonObject): string {
  const rows = operationsOf(contract).map(({ path, method, operation }) => ({
    operationId: operation.operationId,
    method: method.toUpperCase(),
    path,
    auth: authOf(operation),
    caller: operation['x-caller'] ?? 'anyone',
    answer: answerOf(contract, operation),
  }));
  return `export const operations = ${JSON.stringify(rows)} as const;\n`;
}

/** none: no token is sent; optional: one is sent where there is one; required. */
function authOf(operation: JsonObject): string {
  const choices = asList(operation.security);
  if (choices.length === 0) return 'none';
  const mayBeGuest = choices.some((choice) => Object.keys(asObject(choice)).length === 0);
  return mayBeGuest ? 'optional' : 'required';
}

/** The answer's required top-level fields and their JSON types; `list` where the body is a list itself. */
function answerOf(contract: JsonObject, operation: JsonObject): Json {
  if (operation['x-body'] === 'unused') return 'unused';
  const success = asObject(asObject(operation.responses)['200']);
  const media = asObject(asObject(success.content)['application/json']);
  const schema = resolve(contract, media.schema);
  if (schema.type === 'array') return 'list';
  const properties = asObject(schema.properties);
  return Object.fromEntries(
    asList(schema.required).map((name) => [
      String(name),
      jsonType(resolve(contract, properties[String(name)])),
    ]),
  );
}

function jsonType({ type }: JsonObject): string {
  if (type === 'array') return 'list';
  if (type === 'integer') return 'number';
  if (typeof type === 'string') return type;
  throw new Error('A required top-level field of an answer needs one plain type');
}
