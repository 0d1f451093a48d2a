import { asList, asObject, type Json, type JsonObject, operationsOf, resolve } from './contract.ts';

/** Finds objects in request bodies that allow additional properties. Redocly's rules check only the top of a body. */
export function openBodies(contract: JsonObject): string[] {
  return operationsOf(contract).flatMap(({ operation }) => {
    if (operation.requestBody === undefined) return [];
    const { content } = resolve(contract, operation.requestBody);
    return Object.values(asObject(content)).flatMap((media) =>
      openPaths(contract, asObject(media).schema, `${operation.operationId}: the body`, []),
    );
  });
}

function openPaths(
  contract: JsonObject,
  value: Json | undefined,
  path: string,
  above: readonly JsonObject[],
): string[] {
  const schema = resolve(contract, value);
  if (above.includes(schema)) return [];
  const within = partsOf(schema).flatMap(([name, part]) =>
    openPaths(contract, part, path + name, [...above, schema]),
  );
  return isOpen(schema) ? [path, ...within] : within;
}

/** True for an object that allows additional properties. A map is allowed if its values have a schema. */
function isOpen({ type, properties, additionalProperties = true }: JsonObject): boolean {
  const isObject = properties !== undefined || [type].flat().includes('object');
  return isObject && additionalProperties === true;
}

type Part = readonly [name: string, schema: Json | undefined];

function partsOf(schema: JsonObject): Part[] {
  const { properties, items, additionalProperties, allOf, anyOf, oneOf } = schema;
  const fields = Object.entries(asObject(properties ?? {}));
  return [
    ...fields.map(([name, part]): Part => [`.${name}`, part]),
    ...[allOf, anyOf, oneOf].flatMap((list) => asList(list ?? [])).map((part): Part => ['', part]),
    ...(items === undefined ? [] : [['[]', items] satisfies Part]),
    ...(typeof additionalProperties === 'object'
      ? [['.*', additionalProperties] satisfies Part]
      : []),
  ];
}
