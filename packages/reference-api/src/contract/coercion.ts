import type { Contract, ContractOperation, ContractSchema } from './contract.ts';

type Query = Record<string, string | number | string[]>;

/**
 * Converts digits in a query to a number if the contract requires an integer. Other text is unchanged, and validation
 * refuses it.
 */
export type Coerce = (query: Record<string, string | string[]>) => Query;

export function coercion({ parameters = [] }: ContractOperation, contract: Contract): Coerce {
  const numbers = new Set(
    parameters
      .filter((one) => one.in === 'query' && typeOf(one.schema, contract) === 'integer')
      .map(({ name }) => name),
  );
  return (query) =>
    Object.fromEntries(
      Object.entries(query).map(([name, value]) => [
        name,
        numbers.has(name) && typeof value === 'string' && /^-?\d{1,15}$/.test(value)
          ? Number(value)
          : value,
      ]),
    );
}

function typeOf(schema: ContractSchema, contract: Contract): unknown {
  const { $ref: reference } = schema;
  if (typeof reference !== 'string') return schema.type;
  const named = contract.components.schemas[reference.slice('#/components/schemas/'.length)];
  return named && typeOf(named, contract);
}
