import type { Contract, ContractSchema } from '../contract/contract.ts';
import { type Check, createSchemas } from '../contract/schemas.ts';
import { namedFields } from './named-fields.ts';

export type Fields = Record<string, unknown>;

/** Fields that replace or complement those of the contract, by the name of the schema. */
export type Changes = Readonly<Record<string, (value: Fields) => Fields>>;

/** Writes a value of a schema in the way another vendor's server may. `field` is the name of its field. */
export type Spelling = (
  schema: ContractSchema,
  value: unknown,
  changes?: Changes,
  field?: string,
) => unknown;

export function createSpelling(contract: Contract): Spelling {
  const { schemas } = contract.components;
  const matchesSchema = createSchemaMatcher(contract);
  const target = ({ $ref: reference }: ContractSchema): [string, ContractSchema] | undefined => {
    const name = typeof reference === 'string' ? (reference.split('/').at(-1) ?? '') : '';
    const schema = schemas[name];
    return schema && [name, schema];
  };

  /** Returns the schema of a value behind references and unions, and the names of the references. */
  const formOf = (schema: ContractSchema, value: unknown, names: string[] = []): Form => {
    const named = target(schema);
    if (named) return formOf(named[1], value, [...names, named[0]]);
    const branches = branchesOf(schema).filter((branch) => branch.type !== 'null');
    const [first, second] = branches;
    if (!first) return { schema, names };
    const fitting = second ? branches.find((branch) => matchesSchema(branch, value)) : first;
    return formOf(fitting ?? {}, value, names);
  };

  /** True if the contract defines a default or allows null, so that the field may be missing. */
  const mayBeMissing = (schema: ContractSchema): boolean => {
    if ('default' in schema || [schema.type].flat().includes('null')) return true;
    const named = target(schema);
    return [...branchesOf(schema), ...(named ? [named[1]] : [])].some(mayBeMissing);
  };

  const isPreserved = ({ schema, names }: Form, field: string): boolean => {
    const isRequired = Array.isArray(schema.required) && schema.required.includes(field);
    const named = namedFields[names.at(-1) ?? ''];
    if (!named) return isRequired;
    return named.includes(field) || (isRequired && !mayBeMissing(fieldOf(schema, field)));
  };

  const spellFields = (form: Form, value: Fields, changes: Changes): unknown => {
    const { additionalProperties: each } = form.schema;
    if (isFields(each)) {
      const entries = Object.entries(value).map(
        ([key, one]) => [key, spell(each, one, changes, key)] as const,
      );
      // PHP writes an empty map as an empty list.
      return entries.length === 0 ? [] : Object.fromEntries(entries);
    }
    const changed = changes[form.names.at(-1) ?? '']?.(value) ?? {};
    return Object.fromEntries(
      Object.entries({ ...value, ...changed })
        .filter(([name, one]) => one !== null && (name in changed || isPreserved(form, name)))
        .map(([name, one]) => [name, spell(fieldOf(form.schema, name), one, changes, name)]),
    );
  };

  const spell: Spelling = (wanted, value, changes = {}, field = '') => {
    const form = formOf(wanted, value);
    if (isFields(value)) return spellFields(form, value, changes);
    if (!Array.isArray(value)) return spellOne(form.names, value, field);
    const { items } = form.schema;
    return value.map((item) => spell(isFields(items) ? items : {}, item, changes, field));
  };

  return spell;
}

type Form = { schema: ContractSchema; names: readonly string[] };

/** Returns a function that is true if a value matches a branch of a union. */
function createSchemaMatcher(contract: Contract) {
  const { check } = createSchemas(contract);
  const checks = new Map<ContractSchema, Check>();
  return (branch: ContractSchema, value: unknown): boolean => {
    const compiled = checks.get(branch) ?? check(branch);
    checks.set(branch, compiled);
    return compiled(value).length === 0;
  };
}

function branchesOf({ oneOf, anyOf, allOf }: ContractSchema): ContractSchema[] {
  return [oneOf, anyOf, allOf].flatMap((one) => (Array.isArray(one) ? one.filter(isFields) : []));
}

function fieldOf({ properties }: ContractSchema, name: string): ContractSchema {
  const field = isFields(properties) ? properties[name] : undefined;
  return isFields(field) ? field : {};
}

function spellOne(names: readonly string[], value: unknown, field: string): unknown {
  if (typeof value === 'boolean' || names.includes('SubscriptionFlag')) {
    return numberOrText(Number(value), field);
  }
  if (typeof value === 'number' && names.includes('Toman')) return numberOrText(value, field);
  if (typeof value === 'string' && names.some(isId)) return numberIfOne(value);
  return value;
}

/** The field's name decides, so that a field always has the same type, while other fields may have the other type. */
function numberOrText(value: number, field: string): number | string {
  return field === 'subscription' || field.length % 2 === 1 ? String(value) : value;
}

const isId = (name: string) => name.endsWith('Id') || name === 'Referral';

function numberIfOne(text: string): number | string {
  return /^(0|[1-9]\d{0,14})$/.test(text) ? Number(text) : text;
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
