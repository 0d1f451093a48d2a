import { createRequire } from 'node:module';

/**
 * The part of the contract that the server reads. Parameters, answers and headers are inlined; schemas stay named,
 * because some are recursive.
 */
export interface Contract {
  servers: { url: string }[];
  paths: { [path: string]: { [method: string]: ContractOperation } };
  components: { schemas: { [name: string]: ContractSchema } };
}

/** The format of @parde/api-client/openapi.json. */
export interface ContractDocument {
  info: { title: string; version: string };
  servers: Contract['servers'];
  paths: { [path: string]: { [method: string]: DocumentOperation } };
  components: {
    schemas: Contract['components']['schemas'];
    parameters: { [name: string]: ContractParameter };
    responses: { [name: string]: DocumentResponse };
    headers: { [name: string]: ContractHeader };
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
  /** Keyed by status, '200' or '422', or by a class of statuses, '5XX'. */
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
  headers?: { [name: string]: ContractHeader };
  content?: { [mediaType: string]: ContractMedia };
}

export interface ContractHeader {
  description?: string;
  required?: boolean;
  schema: ContractSchema;
}

export interface ContractMedia {
  schema: ContractSchema;
  examples: { [name: string]: { summary?: string; value: unknown } };
}

/** JSON Schema 2020-12. References are of the form #/components/schemas/Name. */
export interface ContractSchema {
  [keyword: string]: unknown;
}

interface Reference {
  $ref: string;
}

interface DocumentOperation extends Omit<ContractOperation, 'parameters' | 'responses'> {
  parameters?: (ContractParameter | Reference)[];
  responses: { [status: string]: DocumentResponse | Reference };
}

interface DocumentResponse extends Omit<ContractResponse, 'headers'> {
  headers?: { [name: string]: ContractHeader | Reference };
}

// The file is not imported as a typed module, because the compiler would have to read a JSON of this size as a second
// contract. Redocly checks its form.
export const contractDocument: ContractDocument = createRequire(import.meta.url)(
  '@parde/api-client/openapi.json',
);

export const contract = readContract(contractDocument);

/** Replaces references by the shared objects, without copying them. */
export function readContract({ servers, paths, components }: ContractDocument): Contract {
  const { schemas, parameters, responses, headers } = components;
  const answers = mapValues(responses, withHeaders);

  function withHeaders({ headers: own, ...response }: DocumentResponse): ContractResponse {
    return own ? { ...response, headers: mapValues(own, (one) => named(one, headers)) } : response;
  }

  const read = ({ parameters: taken, ...operation }: DocumentOperation): ContractOperation => ({
    ...operation,
    ...(taken && { parameters: taken.map((one) => named(one, parameters)) }),
    responses: mapValues(operation.responses, (one) =>
      isReference(one) ? named(one, answers) : withHeaders(one),
    ),
  });
  return {
    servers,
    paths: mapValues(paths, (methods) => mapValues(methods, read)),
    components: { schemas },
  };
}

function named<Value extends object>(value: Value | Reference, shared: Named<Value>): Value {
  if (!isReference(value)) return value;
  const found = shared[value.$ref.slice(value.$ref.lastIndexOf('/') + 1)];
  if (!found) throw new Error(`The contract has no ${value.$ref}.`);
  return found;
}

function isReference(value: object): value is Reference {
  return '$ref' in value;
}

interface Named<Value> {
  [name: string]: Value;
}

function mapValues<Value, Result>(
  values: Named<Value>,
  map: (value: Value) => Result,
): Named<Result> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]));
}
