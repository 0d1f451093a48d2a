import { type Schema, Validator } from '@cfworker/json-schema';
import { answerSchemas } from '../generated/answer-schemas.ts';

type Path = readonly (string | number)[];

/** A value in an answer, with one of its schemas. */
interface AnswerNode {
  readonly path: Path;
  readonly value: unknown;
  readonly schema: Schema;
  /** True if the schema is one of several forms that the value might have had. */
  readonly isOneOfSeveral: boolean;
}

const document: Schema = JSON.parse(JSON.stringify(answerSchemas));

/** Lists every value of an answer that has a schema. */
export function nodesIn(operation: string, answer: unknown): AnswerNode[] {
  return [...visit(named(document.properties, operation), answer, [])];
}

/** Leaves only the first item of each kind. Items of one list are of the same kind. */
export function oneOfEachKind<Item extends { path: Path }>(items: readonly Item[]): Item[] {
  const kinds = new Map<string, Item>();
  for (const item of items) {
    const kind = item.path.map((step) => (typeof step === 'number' ? '*' : step)).join('/');
    if (!kinds.has(kind)) kinds.set(kind, item);
  }
  return [...kinds.values()];
}

/** Returns a copy of an answer with another value at the path, or with no value. */
export function changed(answer: unknown, path: Path, value?: unknown): unknown {
  const copy: unknown = structuredClone(answer);
  const parent = path
    .slice(0, -1)
    .reduce<unknown>((at, step) => Reflect.get(Object(at), step), copy);
  const last = path.at(-1) ?? '';
  if (value === undefined) Reflect.deleteProperty(Object(parent), last);
  else Reflect.set(Object(parent), last, value);
  return copy;
}

function* visit(
  schema: Schema,
  value: unknown,
  path: Path,
  isOneOfSeveral = false,
): Generator<AnswerNode> {
  yield { path, value, schema, isOneOfSeveral };
  const { $ref, allOf = [], anyOf = [] } = schema;
  if ($ref !== undefined) {
    const target = named(document.$defs, $ref.slice('#/$defs/'.length));
    yield* visit(target, value, path, isOneOfSeveral);
  }
  for (const part of allOf) yield* visit(part, value, path, isOneOfSeveral);
  const forms = anyOf.filter(({ type }) => type !== 'null');
  for (const form of forms.filter((each) => fits(each, value))) {
    yield* visit(form, value, path, isOneOfSeveral || forms.length > 1);
  }
  for (const [step, entry] of stepsInto(value)) {
    const next = typeof step === 'number' ? schema.items : fieldOf(schema, step);
    if (isSchema(next)) yield* visit(next, entry, [...path, step]);
  }
}

/** Cached, because each validator resolves all references of the document, which takes most of the time. */
const validators = new Map<Schema, Validator>();

function fits(schema: Schema, value: unknown): boolean {
  const validator =
    validators.get(schema) ?? new Validator({ ...schema, $defs: document.$defs }, '2020-12');
  validators.set(schema, validator);
  return validator.validate(value).valid;
}

function stepsInto(value: unknown): [string | number, unknown][] {
  if (Array.isArray(value)) return [...value.entries()];
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

function fieldOf({ properties, additionalProperties }: Schema, name: string): unknown {
  return properties && Object.hasOwn(properties, name) ? properties[name] : additionalProperties;
}

function named(schemas: Schema['$defs'], name: string): Schema {
  const schema: unknown = schemas?.[name];
  if (isSchema(schema)) return schema;
  throw new Error(`There is no schema ${name}`);
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
