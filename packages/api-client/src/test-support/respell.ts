import { changed, nodesIn } from './answer-places.ts';

/** Returns a number that selects a spelling. */
type Choose = () => number;

/** Writes the same answer as another server would write it. */
export function respell(operation: string, answer: unknown, choose: Choose): unknown {
  let spelled = answer;
  const nodes = nodesIn(operation, answer).filter(({ path }) => path.length > 0);
  // The deepest values are respelled first, because converting a list or removing a field affects everything inside.
  for (const { path, value, schema } of nodes.reverse()) {
    const spellings = [...spellingsOf(value, schema.type, schema.format)];
    const spelling = spellings[choose() % (spellings.length + 1)];
    if (spelling !== undefined) spelled = changed(spelled, path, spelling);
  }
  return withoutRequiredNulls(operation, spelled, answer, choose);
}

function* spellingsOf(value: unknown, type: unknown, format: unknown): Iterable<unknown> {
  const types = [type].flat();
  if (typeof value === 'string' && types.includes('string') && format === undefined) {
    // A number with more digits is not exact.
    if (/^(?:0|[1-9]\d{0,14})$/.test(value)) yield Number(value);
  }
  if (typeof value === 'string' && format === 'date-time') yield value.replace(/:(\d\d)$/, '$1');
  if (typeof value === 'number' && types.some((each) => each === 'integer' || each === 'number')) {
    yield String(value);
    yield ` ${value} `;
    if (Number.isInteger(value)) yield value.toLocaleString('fa-IR');
    if (types.includes('integer')) yield value.toLocaleString('en-US');
  }
  if (typeof value === 'boolean') yield* [Number(value), String(Number(value)), String(value)];
  if (typeof value === 'boolean' && !value) yield '';
  if (Array.isArray(value) && types.includes('array')) yield { ...value };
  if (isEmptyObject(value)) yield [];
}

function isEmptyObject(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.keys(value).length === 0
  );
}

function withoutRequiredNulls(
  operation: string,
  spelled: unknown,
  answer: unknown,
  choose: Choose,
): unknown {
  let left = spelled;
  for (const { path, value, schema } of nodesIn(operation, answer)) {
    for (const name of schema.required ?? []) {
      const isNull =
        Object.hasOwn(Object(value), name) && Reflect.get(Object(value), name) === null;
      if (isNull && choose() % 2 === 0) left = changed(left, [...path, name]);
    }
  }
  return left;
}
