import type { Schema } from './schema.ts';

const schemaTypeNames: Readonly<Record<string, string>> = {
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
};

function describeSchemaType({ type, format, pattern }: Schema): string {
  const word = schemaTypeNames[String(type)] ?? 'a value';
  if (format !== undefined) return `${word} (${format})`;
  return pattern === undefined ? word : `${word} (${pattern})`;
}

/** A value can have the right type and the wrong form, such as a year of 12 or a time without its offset. */
export function differenceOf(schema: Schema, value: unknown): string {
  const { type, format, pattern } = schema;
  const isOfType = typeof value === (type === 'integer' ? 'number' : type) && value !== '';
  if (!isOfType) return `${describeType(value)} for ${describeSchemaType(schema)}`;
  const form = format ?? pattern;
  return `${describeType(value)} of another form${form === undefined ? '' : ` (${form})`}`;
}

/** Describes the value's type only: the value may be a viewer's data, and the description is logged. */
export function describeType(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (value === '') return 'an empty text';
  return typeof value === 'boolean' ? String(value) : (valueTypeNames[typeof value] ?? 'nothing');
}

const valueTypeNames: Readonly<Record<string, string>> = {
  object: 'an object',
  string: 'a text',
  number: 'a number',
};
