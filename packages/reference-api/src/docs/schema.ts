import { html } from 'hono/html';
import type { ContractSchema } from '../generated/contract.ts';

type Html = ReturnType<typeof html>;
type Part = Html | string;

/** What a value may be, in one line, with links to the schemas that have a name. */
export function typeOf(schema: ContractSchema): Part {
  const { $ref: reference, type, const: only, oneOf, anyOf, allOf } = schema;
  if (typeof reference === 'string') return linkTo(reference);
  for (const choices of [oneOf, anyOf, allOf]) {
    if (isList(choices)) return joined(choices.map(typeOf), choices === allOf ? ' and ' : ' or ');
  }
  if (only !== undefined) return html`<code>${JSON.stringify(only)}</code>`;
  if (Array.isArray(schema.enum)) {
    const values = schema.enum.map((value) => html`<code>${JSON.stringify(value)}</code>`);
    return joined(values, ' | ');
  }
  const name = Array.isArray(type) ? type.join(' or ') : String(type ?? 'anything');
  const { items, additionalProperties } = schema;
  if (isSchema(items)) return html`list of ${typeOf(items)}`;
  if (isSchema(additionalProperties)) return html`map to ${typeOf(additionalProperties)}`;
  return name;
}

/** The rules that a value must keep, as the contract writes them. */
function rulesOf(schema: ContractSchema): string {
  return Object.entries(schema)
    .filter(([keyword]) => rules.has(keyword))
    .map(
      ([keyword, value]) =>
        `${keyword} ${typeof value === 'string' ? value : JSON.stringify(value)}`,
    )
    .join(', ');
}

const rules = new Set([
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
]);

/** A schema: what it is, its rules, and its fields. */
export function schemaOf(schema: ContractSchema): Html {
  const { description, properties, required, items } = schema;
  const names = new Set(Array.isArray(required) ? required : []);
  const fields = isMap(properties)
    ? Object.entries(properties).filter((entry): entry is [string, ContractSchema] =>
        isSchema(entry[1]),
      )
    : [];
  const known = rulesOf(schema);
  return html`<p>${typeOf(schema)}${known ? html` <small>${known}</small>` : ''}</p>
${typeof description === 'string' ? html`<p>${description}</p>` : ''}
${
  fields.length === 0
    ? ''
    : html`<dl>${fields.map(
        ([
          name,
          field,
        ]) => html`<div><dt><code>${name}</code>${names.has(name) ? '' : html` <i>optional</i>`}</dt>
<dd>${fieldOf(field)}</dd></div>`,
      )}</dl>`
}
${isSchema(items) && isMap(items.properties) ? html`<div class="items">Each: ${schemaOf(items)}</div>` : ''}`;
}

function fieldOf(field: ContractSchema): Html {
  return isMap(field.properties) ? schemaOf(field) : summaryOf(field);
}

function summaryOf(field: ContractSchema): Html {
  const known = rulesOf(field);
  const { description } = field;
  return html`${typeOf(field)}${known ? html` <small>${known}</small>` : ''}${
    typeof description === 'string' ? html` — ${description}` : ''
  }`;
}

function linkTo(reference: string): Html {
  const name = reference.slice(reference.lastIndexOf('/') + 1);
  return html`<a href="#schema-${name}">${name}</a>`;
}

function joined(parts: readonly Part[], between: string): Html {
  return html`${parts.map((part, index) => (index === 0 ? part : html`${between}${part}`))}`;
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isSchema(value: unknown): value is ContractSchema {
  return isMap(value);
}

function isList(value: unknown): value is ContractSchema[] {
  return Array.isArray(value) && value.every(isSchema);
}
