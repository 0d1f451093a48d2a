import { asObject, type Json, type JsonObject, operationsOf } from './contract.ts';

/**
 * Makes one JSON Schema for all answers, without descriptions. Named schemas stay in $defs, because some are
 * recursive.
 */
export function answerSchemasModule(contract: JsonObject): string {
  const answers = operationsOf(contract)
    .filter(({ operation }) => operation['x-body'] !== 'unused')
    .map(({ operation }): [string, Json] => [
      String(operation.operationId),
      withoutTextKeywords(answerOf(operation)),
    ]);
  const properties = Object.fromEntries(answers);
  const $defs = namedSchemas(asObject(asObject(contract.components).schemas), properties);
  return `/** The schema of each operation's answer, by the operation's name. */
export const answerSchemas = ${JSON.stringify({ properties, $defs })};
`;
}

function answerOf(operation: JsonObject): Json | undefined {
  const success = asObject(asObject(operation.responses)['200']);
  return asObject(asObject(success.content)['application/json']).schema;
}

/** Returns all schemas that the answers refer to, sorted. */
function namedSchemas(schemas: JsonObject, answers: Json): JsonObject {
  const found: JsonObject = {};
  const waiting = referencesIn(answers);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (name in found) continue;
    found[name] = withoutTextKeywords(schemas[name]);
    waiting.push(...referencesIn(found[name] ?? null));
  }
  return Object.fromEntries(Object.entries(found).sort(([one], [other]) => (one < other ? -1 : 1)));
}

const reference = '#/$defs/';

function referencesIn(value: Json): string[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, entry]) =>
    key === '$ref' && typeof entry === 'string'
      ? [entry.slice(reference.length)]
      : referencesIn(entry ?? null),
  );
}

/** Keywords that have no meaning for a check or a reader of answers. */
const textKeywords = ['title', 'description', 'example', 'examples', 'deprecated'];

/** The keyword for the one field from which a reader makes a complete object. */
const shortForm = 'x-short-form';

/** Keywords whose value is a map of names to schemas. A field may have the name `description`. */
const maps = ['properties', 'patternProperties', '$defs', 'dependentSchemas'];

function withoutTextKeywords(value: Json | undefined): Json {
  if (Array.isArray(value)) return value.map(withoutTextKeywords);
  if (value === null || typeof value !== 'object') return value ?? null;
  if (value.oneOf && value.anyOf) throw new Error('Write oneOf and anyOf in schemas of their own');
  const remaining = Object.entries(value).filter(
    ([key]) => key === shortForm || (!textKeywords.includes(key) && !key.startsWith('x-')),
  );
  return Object.fromEntries(
    remaining.map(([key, entry]) => {
      if (key === '$ref') return [key, String(entry).replace('#/components/schemas/', reference)];
      // New fields may make an answer match several forms, so oneOf becomes anyOf.
      if (key === 'oneOf') return ['anyOf', withoutTextKeywords(entry)];
      if (!maps.includes(key)) return [key, withoutTextKeywords(entry)];
      const fields = Object.entries(asObject(entry));
      return [
        key,
        Object.fromEntries(fields.map(([name, field]) => [name, withoutTextKeywords(field)])),
      ];
    }),
  );
}
