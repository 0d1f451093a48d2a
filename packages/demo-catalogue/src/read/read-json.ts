import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { syntaxErrorOf, textPositionsOf } from './places.ts';

/** A problem at a path of a file: `['titles', 3, 'year']`. */
export type Problem = { path: readonly (string | number)[]; message: string };

/** The most problems shown at once. */
const shownProblems = 20;

/** Thrown for an invalid file. The message has one line per problem, with file, line, column, row and field. */
export class DataError extends Error {
  override name = 'DataError';
}

function refused(file: string, text: string, value: unknown, problems: readonly Problem[]) {
  const shown = problems.slice(0, shownProblems);
  const positions = textPositionsOf(
    text,
    shown.map(({ path }) => path),
  );
  const lines = shown
    .map((problem, at) => ({ ...problem, ...(positions[at] ?? { line: 1, column: 1 }) }))
    .sort((a, b) => a.line - b.line || a.column - b.column)
    .map(({ path, message, line, column }) => {
      const where = path.length === 0 ? '' : ` ${written(path)}${idAt(value, path)}:`;
      return `${file}:${line}:${column}:${where} ${message}`;
    });
  const more = problems.length - shown.length;
  return new DataError([...lines, ...(more > 0 ? [`… and ${more} more`] : [])].join('\n'));
}

/**
 * Reads a JSON file and validates it. `check` is called after the schema has passed, for rules that a schema cannot
 * express.
 */
export function readJson<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
  check: (value: v.InferInput<Schema>) => Problem[] = () => [],
): v.InferInput<Schema> {
  const text = textOf(file);
  try {
    const value = parsed(file, text);
    if (!v.is(schema, value)) {
      const { issues = [] } = v.safeParse(schema, value);
      throw refused(file, text, value, issues.map(problemOf));
    }
    const problems = check(value);
    if (problems.length > 0) throw refused(file, text, value, problems);
    return value;
  } catch (error) {
    if (error instanceof RangeError) throw new DataError(`${file} is nested too deeply`);
    throw error;
  }
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    // The file does not exist, is a folder, is not readable, or is longer than a string can be.
    throw new DataError(
      `${file} cannot be read: ${error instanceof Error ? error.message : error}`,
    );
  }
}

function parsed(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const { line, column, message } = syntaxErrorOf(text);
    throw new DataError(`${file}:${line}:${column}: This is no JSON: ${message}`);
  }
}

function problemOf({ type, message, path, expected, received }: v.BaseIssue<unknown>): Problem {
  const keys = (path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)));
  const aboutKey = type === 'strict_object' && keys.length > 0;
  if (aboutKey && expected === 'never') return { path: keys, message: 'There is no such field' };
  if (aboutKey && received === 'undefined') return { path: keys, message: 'It must be there' };
  return { path: keys, message };
}

/** Returns a path as text: titles[3].year */
function written(path: Problem['path']): string {
  return path
    .map((key, at) => (typeof key === 'number' ? `[${key}]` : `${at === 0 ? '' : '.'}${key}`))
    .join('');
}

/** Returns the id of the row, if it has one, because a row number alone is hard to find in a long file. */
function idAt(value: unknown, path: Problem['path']): string {
  const row = path.findIndex((key) => typeof key === 'number');
  if (row < 0) return '';
  let at = value;
  for (const key of path.slice(0, row + 1)) at = Object(at)[key];
  const { id } = Object(at);
  return typeof id === 'string' ? ` (id ${id})` : '';
}
