import { asObject, type Json, type JsonObject } from './contract.ts';

/** The depth of the values that have their own line: an operation, a schema, a shared answer. */
const levels: Readonly<Record<string, number>> = { tags: 2, paths: 3, components: 3 };

/**
 * Returns the bundled contract as JSON with one line for each part, so that git shows and merges only the changed
 * parts.
 */
export function contractJson(contract: JsonObject): string {
  const parts = Object.entries(contract).map(([name, value]) => [name, value ?? null] as const);
  const lines = parts.map(([name, value]) => `"${name}":${inLines(value, levels[name] ?? 1)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}

function inLines(value: Json, depth: number): string {
  if (depth === 1 || value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) {
    return `[\n${value.map((entry) => inLines(entry, depth - 1)).join(',\n')}\n]`;
  }
  const lines = Object.entries(asObject(value)).map(
    ([key, entry]) => `${JSON.stringify(key)}:${inLines(entry ?? null, depth - 1)}`,
  );
  return lines.length === 0 ? '{}' : `{\n${lines.join(',\n')}\n}`;
}
