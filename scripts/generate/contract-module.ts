import { asObject, type Json, type JsonObject, resolve } from './contract.ts';

/** The contract for the reference server, with references resolved, except for schemas: some are recursive. */
export function contractModule(contract: JsonObject): string {
  const { openapi, info, servers, tags, paths, components } = asObject(inline(contract, contract));
  const { schemas, securitySchemes } = asObject(components);
  const kept = { openapi, info, servers, tags, paths, components: { schemas, securitySchemes } };
  return `${types}\nexport const contract: Contract = ${JSON.stringify(kept)};\n`;
}

function inline(contract: JsonObject, value: Json | undefined): Json | undefined {
  if (Array.isArray(value)) return value.map((entry) => inline(contract, entry) ?? null);
  if (value === null || typeof value !== 'object') return value;
  if (typeof value.$ref === 'string' && !value.$ref.startsWith('#/components/schemas/')) {
    return inline(contract, resolve(contract, value));
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, inline(contract, entry)]),
  );
}

const types = `export interface Contract {
  openapi: string;
  info: { title: string; version: string; [key: string]: unknown };
  servers: { url: string; description?: string }[];
  tags: { name: string; description?: string }[];
  paths: { [path: string]: { [method: string]: ContractOperation } };
  components: {
    schemas: { [name: string]: ContractSchema };
    securitySchemes: { [name: string]: { [key: string]: unknown } };
  };
}

export interface ContractOperation {
  operationId: string;
  'x-origin': 'specified' | 'assumed';
  'x-body'?: 'unused' | 'optional';
  'x-caller'?: 'server';
  'x-reads'?: true;
  tags: string[];
  summary: string;
  description: string;
  security: { [scheme: string]: string[] }[];
  parameters?: ContractParameter[];
  requestBody?: { required?: boolean; content: { [mediaType: string]: ContractMedia } };
  /** By status: '200', '422', or a class of them: '5XX'. */
  responses: { [status: string]: ContractResponse };
}

export interface ContractParameter {
  name: string;
  in: 'path' | 'query' | 'header';
  description?: string;
  required?: boolean;
  allowEmptyValue?: boolean;
  'x-raw'?: boolean;
  schema: ContractSchema;
  example?: unknown;
}

export interface ContractResponse {
  description: string;
  headers?: { [name: string]: { description?: string; required?: boolean; schema: ContractSchema } };
  content?: { [mediaType: string]: ContractMedia };
}

export interface ContractMedia {
  schema: ContractSchema;
  examples: { [name: string]: { summary?: string; value: unknown } };
}

/** JSON Schema 2020-12. References are of the form #/components/schemas/Name. */
export interface ContractSchema {
  [keyword: string]: unknown;
}
`;
