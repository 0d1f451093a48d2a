import { readFileSync } from 'node:fs';

export type JsonRecord = Record<string, unknown>;

/** The value when it is an object; an empty one otherwise. */
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
