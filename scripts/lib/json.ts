import { readFileSync } from 'node:fs';

export type JsonRecord = Record<string, unknown>;

/** Returns the value if it is an object, otherwise an empty object. */
export function asRecord(value: unknown): JsonRecord {
  return isRecord(value) ? value : {};
}

export function readJson(file: string): JsonRecord {
  const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isRecord(value)) throw new Error(`${file} is not a JSON object`);
  return value;
}

function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
