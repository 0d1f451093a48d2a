import fc from 'fast-check';
import type { ContractSchema } from '../../src/contract/contract.ts';
import { contract } from '../../src/contract/contract.ts';

/**
 * A placeholder for a value of an earlier answer, such as a film's id. It is resolved when the call is made.
 * `otherwise` is the fallback.
 */
export class Known {
  readonly name: string;
  readonly pick: number;
  readonly otherwise: unknown;

  constructor(name: string, pick: number, otherwise: unknown) {
    this.name = name;
    this.pick = pick;
    this.otherwise = otherwise;
  }
}

/** Generates a value of the schema, with placeholders for values that only the server knows. */
export function recipeOf(schema: ContractSchema, name = ''): fc.Arbitrary<unknown> {
  const { $ref: reference } = schema;
  if (typeof reference === 'string') {
    const target = reference.slice('#/components/schemas/'.length);
    return recipeOf(contract.components.schemas[target] ?? {}, target);
  }
  const fresh = freshOf(schema, name);
  // An invented cursor would be refused, so the fallback is undefined and requests the first page.
  if (name === 'Cursor') return fc.nat(1000).map((pick) => new Known(name, pick, undefined));
  if (!named.has(name)) return fresh;
  return fc
    .tuple(fc.nat(1000), fresh, fc.integer({ min: 0, max: 9 }))
    .map(([pick, otherwise, random]) =>
      random === 0 ? otherwise : new Known(name, pick, otherwise),
    );
}

/** Schemas whose values only the server knows. */
const named: ReadonlySet<string> = new Set([
  'BankCode',
  'CategoryId',
  'CommentId',
  'ContentId',
  'DebitSubscriptionId',
  'FilterValue',
  'GatewayId',
  'GenreKey',
  'ItemId',
  'ListId',
  'PaymentMethod',
  'PlanId',
  'SeasonNumber',
  'TrackingCode',
  'UssdFileId',
  'UssdPackage',
  'UssdUserId',
]);

/** Overrides for patterns that fast-check fills with random text, and search terms that find something. */
const own: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  CallbackUrl: fc.constantFrom('https://parde.test/callback', 'http://127.0.0.1:3000/callback'),
  CommentText: fc.string({ minLength: 2, maxLength: 60 }).map((text) => `دیدنی بود ${text}`.trim()),
  QuickSearchTerm: fc.constantFrom('قهوه', 'باد', 'شهر', 'پاييز', '۷۱۴', 'wind', '"*)(', 'آ‌ی‌د'),
  SearchTerm: fc.constantFrom('قهوه', 'شب', 'خانه رو', 'كتاب', '714', 'the', 'NEAR(', '%_'),
  TitleKind: fc.constantFrom('all', 'movie', 'series'),
};

function freshOf(schema: ContractSchema, name: string): fc.Arbitrary<unknown> {
  const chosen = own[name];
  if (chosen) return chosen;
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  const forms = schema.oneOf;
  if (Array.isArray(forms)) return fc.oneof(...forms.map((form) => recipeOf(form)));
  const types = [schema.type].flat();
  return fc.oneof(...types.map((type) => ofType(String(type), schema)));
}

function ofType(type: string, schema: ContractSchema): fc.Arbitrary<unknown> {
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer({
        min: numberOf(schema.minimum, 0),
        max: Math.min(numberOf(schema.maximum, 1000), 2 ** 31),
      });
    case 'array':
      return fc.uniqueArray(recipeOf(schemaOf(schema.items)), {
        minLength: numberOf(schema.minItems, 0),
        maxLength: Math.min(numberOf(schema.maxItems, 5), 5),
        selector: (item) => JSON.stringify(item),
      });
    case 'object':
      return objectOf(schema);
    default:
      return textOf(schema);
  }
}

function objectOf(schema: ContractSchema): fc.Arbitrary<unknown> {
  const properties = Object.entries(schemaOf(schema.properties));
  const required = Array.isArray(schema.required) ? schema.required : [];
  return fc.record(
    Object.fromEntries(properties.map(([key, value]) => [key, recipeOf(schemaOf(value))])),
    { requiredKeys: properties.map(([key]) => key).filter((key) => required.includes(key)) },
  );
}

function textOf({ format, pattern, minLength, maxLength }: ContractSchema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid();
  if (format === 'uri') return fc.webUrl();
  if (format === 'date') {
    const min = new Date('2026-11-18');
    const max = new Date('2026-11-26');
    return fc.date({ min, max, noInvalidDate: true }).map((day) => day.toISOString().slice(0, 10));
  }
  if (typeof pattern === 'string' && pattern.startsWith('^')) {
    return fc.stringMatching(new RegExp(pattern), { maxLength: 40 });
  }
  return fc
    .string({
      unit: 'grapheme',
      minLength: numberOf(minLength, 0),
      maxLength: Math.min(numberOf(maxLength, 40), 40),
    })
    .filter((text) => pattern === undefined || new RegExp(String(pattern)).test(text));
}

export function schemaOf(value: unknown): ContractSchema {
  return isSchema(value) ? value : {};
}

function isSchema(value: unknown): value is ContractSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function numberOf(value: unknown, otherwise: number): number {
  return typeof value === 'number' ? value : otherwise;
}
