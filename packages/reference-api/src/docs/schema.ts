import { html } from 'hono/html';
import type { Contract, ContractSchema } from '../generated/contract.ts';
import { prose } from './prose.ts';

type Html = ReturnType<typeof html>;
type Part = Html | string;
type Named = Contract['components']['schemas'];

export type SchemaPrinter = {
  /** A value's type in one line, with links to named schemas. */
  type: (schema: ContractSchema) => Part;
  /** The line, its description, and its fields to some depth. */
  whole: (schema: ContractSchema, levels?: number) => Html;
};

export function schemaPrinter(named: Named): SchemaPrinter {
  /** Resolves a reference. */
  const resolve = (schema: ContractSchema): ContractSchema => {
    const name = nameOf(schema);
    const found = name === undefined ? undefined : named[name];
    return found ? resolve(found) : schema;
  };

  const fieldsOf = (schema: ContractSchema, levels: number): Part => {
    const { properties, required } = schema;
    if (!isMap(properties)) return '';
    const demanded = new Set(Array.isArray(required) ? required : []);
    const fields = Object.entries(properties).filter(isField);
    if (fields.length === 0) return '';
    return html`<dl>${fields.map(
      ([
        name,
        field,
      ]) => html`<div><dt><code>${name}</code>${demanded.has(name) ? '' : html` <i>optional</i>`}</dt>
<dd>${line(field)}${levels > 1 || isMap(field.properties) ? inside(field, levels - 1) : ''}</dd></div>`,
    )}</dl>`;
  };

  /** The fields of an object, or of the objects in a list. */
  const inside = (schema: ContractSchema, levels: number): Part => {
    const known = resolve(schema);
    const { items } = known;
    return fieldsOf(isMap(items) ? resolve(items) : known, levels);
  };

  const line = (schema: ContractSchema): Html => {
    const known = resolve(schema);
    const rules = rulesOf(known);
    const { description = known.description } = schema;
    return html`${typeOf(schema)}${rules ? html` <small>${rules}</small>` : ''}${
      typeof description === 'string' ? html` — ${prose(description)}` : ''
    }`;
  };

  return {
    type: typeOf,
    whole: (schema, levels = 1) => html`<p>${line(schema)}</p>${inside(schema, levels)}`,
  };
}

function typeOf(schema: ContractSchema): Part {
  const { type, const: only, oneOf, anyOf, allOf, items, additionalProperties } = schema;
  const name = nameOf(schema);
  if (name !== undefined) return html`<a href="#schema-${name}">${name}</a>`;
  for (const choices of [oneOf, anyOf, allOf]) {
    if (isList(choices)) return joined(choices.map(typeOf), choices === allOf ? ' and ' : ' or ');
  }
  if (only !== undefined) return html`<code>${JSON.stringify(only)}</code>`;
  if (Array.isArray(schema.enum)) {
    const values = schema.enum.map((value) => html`<code>${JSON.stringify(value)}</code>`);
    return joined(values, ' | ');
  }
  if (isMap(items)) return html`list of ${typeOf(items)}`;
  if (isMap(additionalProperties)) return html`map to ${typeOf(additionalProperties)}`;
  return Array.isArray(type) ? type.join(' or ') : String(type ?? 'anything');
}

const rules = [
  'format',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'uniqueItems',
  'default',
];

/** The constraints of a value, as the contract writes them. */
function rulesOf(schema: ContractSchema): string {
  return rules
    .filter((keyword) => schema[keyword] !== undefined)
    .map((keyword) => `${keyword} ${String(schema[keyword])}`)
    .join(', ');
}

function nameOf({ $ref: reference }: ContractSchema): string | undefined {
  return typeof reference === 'string'
    ? reference.slice(reference.lastIndexOf('/') + 1)
    : undefined;
}

function joined(parts: readonly Part[], between: string): Html {
  return html`${parts.map((part, index) => (index === 0 ? part : html`${between}${part}`))}`;
}

function isMap(value: unknown): value is ContractSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isField(entry: [string, unknown]): entry is [string, ContractSchema] {
  return isMap(entry[1]);
}

function isList(value: unknown): value is ContractSchema[] {
  return Array.isArray(value) && value.every(isMap);
}
