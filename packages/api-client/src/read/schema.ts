import { answerSchemas } from '../generated/answer-schemas.ts';

/** The keywords of JSON Schema that occur in the contract's answers and that a reader needs. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly format?: string;
  readonly minLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly properties?: Schemas;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema;
  readonly propertyNames?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly default?: unknown;
  readonly 'x-short-form'?: string;
}

type Schemas = Readonly<Record<string, Schema>>;

const answers: Schemas = answerSchemas.properties;
const named: Schemas = answerSchemas.$defs;

export function answerSchema(operation: string): Schema | undefined {
  return Object.hasOwn(answers, operation) ? answers[operation] : undefined;
}

/** A schema without references: the forms that a value may have, without null. */
export interface FlatSchema {
  readonly forms: readonly Schema[];
  readonly isNullable: boolean;
  readonly default: unknown;
}

const flat = new WeakMap<Schema, FlatSchema>();

export function flatten(schema: Schema): FlatSchema {
  const known = flat.get(schema);
  if (known) return known;
  const all = formsOf(schema);
  const made = {
    forms: all.map(withoutNull).filter(({ type }) => type !== 'null'),
    isNullable: all.some(({ type }) => [type].flat().includes('null')),
    default: all.find((form) => form.default !== undefined)?.default,
  };
  flat.set(schema, made);
  return made;
}

function formsOf({ $ref, allOf = [], anyOf, ...own }: Schema): Schema[] {
  const target = $ref === undefined ? undefined : named[$ref.slice('#/$defs/'.length)];
  const bases = [target, ...allOf].filter((part) => part !== undefined).map(formsOf);
  const choices = anyOf ? [anyOf.flatMap(formsOf)] : [];
  return [...bases, ...choices].reduce<Schema[]>(
    (forms, parts) => forms.flatMap((form) => parts.map((part) => ({ ...part, ...form }))),
    [own],
  );
}

function withoutNull(form: Schema): Schema {
  if (!Array.isArray(form.type)) return form;
  const [only, ...others] = form.type.filter((type) => type !== 'null');
  return others.length === 0 && only !== undefined ? { ...form, type: only } : form;
}
