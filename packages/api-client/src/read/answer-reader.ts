import type { OperationId } from '../operation.ts';
import { describeType, differenceOf } from './describe-value.ts';
import { readScalar } from './scalars.ts';
import { answerSchema, flatten, type Schema } from './schema.ts';

/** A difference between an answer and the contract. */
export interface Difference {
  /** A JSON pointer: `/data/top/3/id`. */
  readonly path: string;
  readonly problem: string;
  /**
   * `read`: the value has another spelling and was understood. `filled`: the value is missing, and null, an empty
   * list or the contract's default replaces it. `dropped`: the value cannot be read; a row was left out, or a field
   * was treated as missing.
   */
  readonly outcome: 'read' | 'filled' | 'dropped';
}

/** An answer in the contract's form. */
export interface ReadAnswer {
  /** Undefined if the answer as a whole cannot be read. */
  readonly body: unknown;
  /** The reason why the answer as a whole cannot be read. */
  readonly problem: string | undefined;
  readonly differences: readonly Difference[];
}

/** Converts a server's answer to the contract's form. */
export type AnswerReader = (operation: OperationId, body: unknown) => ReadAnswer;

/**
 * Creates a reader of answers for `createApiClient({ readAnswer })` and for a server in front of an API. The reader
 * accepts ids as numbers, flags as 0 and 1, prices as text, `[]` for an empty map and other spellings with the same
 * meaning. An unreadable value costs one row, never the complete answer. Fields that the contract does not know are
 * retained.
 *
 * @example
 * const api = createApiClient({ baseUrl, readAnswer: createAnswerReader() });
 */
export function createAnswerReader(): AnswerReader {
  return (operation, body) => {
    const schema = answerSchema(operation);
    if (schema === undefined) return { body, problem: undefined, differences: [] };
    const differences: Difference[] = [];
    const read = readValue(schema, body, { parent: undefined, name: '', differences });
    return read.problem === undefined
      ? { body: read.value, problem: undefined, differences }
      : { body: undefined, problem: describeProblems(read), differences };
  };
}

/** A linked list, because the path of most places is never written out. */
interface PathNode {
  readonly parent: PathNode | undefined;
  readonly name: string | number;
  readonly differences: Difference[];
}

interface Problem {
  readonly problem: string;
  readonly at: PathNode;
  /** Problems of further fields of the same object. */
  readonly more?: readonly Problem[];
}

type Read = { readonly value: unknown; readonly problem?: undefined } | Problem;

const childNode = (parent: PathNode, name: string | number): PathNode => ({
  parent,
  name,
  differences: parent.differences,
});

function pathOf({ parent, name }: PathNode): string {
  if (parent === undefined) return '';
  return `${pathOf(parent)}/${String(name).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

function describeProblems({ problem, at, more = [] }: Problem): string {
  return [`${problem} at ${pathOf(at) || '/'}`, ...more.map(describeProblems)].join('; ');
}

function addDifference(node: PathNode, outcome: Difference['outcome'], problem: string): void {
  node.differences.push({ path: pathOf(node), problem, outcome });
}

function readValue(schema: Schema, value: unknown, node: PathNode): Read {
  const { forms, isNullable } = flatten(schema);
  if (value === null && isNullable) return { value };
  const [first, ...others] = forms;
  if (first === undefined) return { value: null };
  const read =
    others.length === 0 ? readForm(first, value, node) : readBestForm(forms, value, node);
  if (read.problem === undefined || !isNullable) return read;
  addDifference(node, value === '' ? 'read' : 'dropped', read.problem);
  return { value: null };
}

/** Reads a value in the form that fits best. */
function readBestForm(forms: readonly Schema[], value: unknown, node: PathNode): Read {
  const tries = forms.map((form) => {
    const differences: Difference[] = [];
    return { read: readForm(form, value, { ...node, differences }), differences };
  });
  const [best] = tries.sort((one, other) => costOf(one) - costOf(other));
  if (!best) return problemAt(node, value, 'one of the forms of the contract');
  node.differences.push(...best.differences);
  return best.read;
}

const costs = { read: 1, filled: 10, dropped: 100 };

function costOf({ read, differences }: { read: Read; differences: Difference[] }): number {
  const failed = read.problem === undefined ? 0 : 10_000;
  return differences.reduce((sum, { outcome }) => sum + costs[outcome], failed);
}

function readForm(schema: Schema, value: unknown, node: PathNode): Read {
  if (schema.type === 'array') return readList(schema, value, node);
  if (schema.type === 'object') return readObject(schema, value, node);
  const scalar = value === null ? undefined : readScalar(schema, value);
  const difference = differenceOf(schema, value);
  if (scalar === undefined) return { problem: difference, at: node };
  if (scalar !== value) addDifference(node, 'read', difference);
  return { value: scalar };
}

function readList(
  { items = {}, minItems = 0, maxItems = Number.POSITIVE_INFINITY, uniqueItems }: Schema,
  value: unknown,
  node: PathNode,
): Read {
  const all = Array.isArray(value) ? value : valuesByNumber(value);
  if (all === undefined) return problemAt(node, value, 'a list');
  if (all !== value) addDifference(node, 'read', `${describeType(value)} for a list`);
  const list = all.slice(0, maxItems);
  if (list.length < all.length) addDifference(node, 'dropped', `more than ${maxItems} rows`);
  const accepted: unknown[] = [];
  const isRepeated = repetitionsOf(items);
  for (const [index, item] of list.entries()) {
    const at = childNode(node, index);
    const read = readValue(items, item, at);
    if (read.problem !== undefined) {
      addDifference({ ...read.at, differences: at.differences }, 'dropped', read.problem);
    } else if (uniqueItems && accepted.includes(read.value)) {
      addDifference(at, 'dropped', 'a second row of the same value');
    } else if (isRepeated(read.value))
      addDifference(at, 'dropped', 'a second row of the same title');
    else accepted.push(read.value);
  }
  return accepted.length < minItems ? problemAt(node, list, 'a list of more') : { value: accepted };
}

/** Detects titles that a list repeats with the same kind and id, because a shelf would show them twice. */
function repetitionsOf(items: Schema): (row: unknown) => boolean {
  const seen = new Set<string>();
  const isKnownById = flatten(items).forms.some(({ required = [] }) =>
    ['content_type', 'id'].every((field) => required.includes(field)),
  );
  return (row) => {
    if (!isKnownById || !isMap(row)) return false;
    const size = seen.size;
    return seen.add(`${row.content_type} ${row.id}`).size === size;
  };
}

/** PHP writes a list with gaps as a map by index, and an empty list as null. */
function valuesByNumber(value: unknown): unknown[] | undefined {
  if (value === null) return [];
  if (!isMap(value)) return undefined;
  const names = Object.keys(value);
  return names.every((name) => /^\d+$/.test(name)) ? Object.values(value) : undefined;
}

function readObject(schema: Schema, value: unknown, node: PathNode): Read {
  const { properties, 'x-short-form': shortForm } = schema;
  if (isMap(value))
    return properties ? readFields(schema, value, node) : readMap(schema, value, node);
  const map = Array.isArray(value) ? mapOf(value, properties !== undefined) : undefined;
  if (map) {
    addDifference(node, 'read', 'a list for a map');
    return readObject(schema, map, node);
  }
  if (shortForm === undefined || typeof value !== 'string') {
    return problemAt(node, value, 'an object');
  }
  addDifference(node, 'read', `a text for an object: its ${shortForm}`);
  return readFields(schema, { [shortForm]: value }, { ...node, differences: [] });
}

/** PHP writes an empty map as a list. In a list that should be a map, the `id` of each row is its key. */
function mapOf(list: readonly unknown[], hasFields: boolean): Record<string, unknown> | undefined {
  if (list.length === 0) return {};
  if (hasFields || !list.every((row) => isMap(row) && isKey(row.id))) return undefined;
  return Object.fromEntries(list.map((row) => [String(Reflect.get(Object(row), 'id')), row]));
}

const isKey = (id: unknown) => typeof id === 'string' || typeof id === 'number';

function readMap(
  { additionalProperties: values = {}, propertyNames: names = {} }: Schema,
  map: Readonly<Record<string, unknown>>,
  node: PathNode,
): Read {
  const accepted = new Map<string, unknown>();
  for (const [name, value] of Object.entries(map)) {
    const at = childNode(node, name);
    const drop = (problem: string, from = at) =>
      addDifference({ ...from, differences: at.differences }, 'dropped', problem);
    const key = readValue(names, name, at);
    if (key.problem !== undefined) {
      drop(key.problem, key.at);
      continue;
    }
    const read = readValue(values, value, at);
    if (read.problem !== undefined) drop(read.problem, read.at);
    else if (accepted.has(String(key.value))) drop('a second row of the same key');
    else accepted.set(String(key.value), read.value);
  }
  return { value: Object.fromEntries(accepted) };
}

function readFields(
  { properties = {}, required = [] }: Schema,
  object: Readonly<Record<string, unknown>>,
  node: PathNode,
): Read {
  const fields: Record<string, unknown> = { ...object };
  const problems: Problem[] = [];
  for (const [name, schema] of Object.entries(properties)) {
    const value = ownField(object, name);
    const isRequired = required.includes(name);
    if (value === undefined && !isRequired) continue;
    // After a problem, further fields are read only for their problems.
    const at = childNode(problems.length > 0 ? { ...node, differences: [] } : node, name);
    const read = readField(schema, value, at);
    const substitute = isRequired ? substituteFor(schema) : undefined;
    if (read.problem === undefined) fields[name] = read.value;
    else if (isRequired && !substitute) problems.push(read);
    else {
      addFieldDifference(read, value, at);
      if (substitute) fields[name] = substitute.value;
      else delete fields[name];
    }
  }
  return joinProblems(problems) ?? { value: fields };
}

function ownField(object: Readonly<Record<string, unknown>>, name: string): unknown {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

function joinProblems([first, ...others]: readonly Problem[]): Problem | undefined {
  return first && { ...first, more: [...(first.more ?? []), ...others] };
}

/** A null that the schema does not allow counts as a missing field. */
function readField(schema: Schema, value: unknown, at: PathNode): Read {
  const isMissing = value === undefined || (value === null && !flatten(schema).isNullable);
  return isMissing ? problemAt(at, value, 'a field') : readValue(schema, value, at);
}

function addFieldDifference(
  { problem, at }: Problem,
  value: unknown,
  { differences }: PathNode,
): void {
  const isMissing = value === undefined || value === null;
  addDifference({ ...at, differences }, isMissing ? 'filled' : 'dropped', problem);
}

/** Returns the substitute for a required field. Undefined if a reader could not continue without the field. */
export function substituteFor(schema: Schema): { readonly value: unknown } | undefined {
  const { forms, isNullable, default: given } = flatten(schema);
  if (given !== undefined) {
    // An object's default is empty: its fields supply their own defaults.
    const read = readValue(schema, given, { parent: undefined, name: '', differences: [] });
    return read.problem === undefined ? read : undefined;
  }
  if (isNullable) return { value: null };
  const [form] = forms;
  if (form?.type === 'array' && !form.minItems) return { value: [] };
  return form?.type === 'object' && !form.properties ? { value: {} } : undefined;
}

function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function problemAt(at: PathNode, value: unknown, wanted: string): Read {
  return { problem: `${describeType(value)} for ${wanted}`, at };
}
