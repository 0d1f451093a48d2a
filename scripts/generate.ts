/**
 * Makes the committed files that come from openapi/. `--check` writes nothing and fails where one of them is old.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

type Json = null | boolean | number | string | Json[] | JsonObject;
interface JsonObject {
  [key: string]: Json | undefined;
}

const root = fileURLToPath(new URL('..', import.meta.url));
const header = `/**
 * Made from openapi/ by \`pnpm generate\`. Do not edit: change the contract and run it again.
 */
`;
const methods = ['get', 'post', 'put', 'patch', 'delete'];

function main(scratch: string): void {
  const bundle = join(scratch, 'openapi.json');
  runTool('@redocly/cli/bin/cli.js', [
    ...['lint', 'openapi/openapi.yaml', '--config', 'openapi/redocly.yaml'],
  ]);
  runTool('@redocly/cli/bin/cli.js', [
    ...['bundle', 'openapi/openapi.yaml', '--config', 'openapi/redocly.yaml', '--output', bundle],
  ]);
  const contract = asObject(parse(readFileSync(bundle, 'utf8')));

  const schema = runTool('openapi-typescript/bin/cli.js', [bundle]);
  const files = {
    'packages/api-client/src/generated/schema.ts': header + withoutBanner(schema),
    'packages/api-client/src/generated/operations.ts': header + operationsModule(contract),
    'packages/reference-api/src/generated/contract.ts': header + contractModule(contract),
  };

  const check = process.argv.includes('--check');
  const stale: string[] = [];
  for (const [path, text] of Object.entries(files)) {
    const formatted = format(path, text);
    if (formatted === readIfThere(join(root, path))) continue;
    stale.push(path);
    if (!check) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), formatted);
    }
  }
  if (check && stale.length > 0) {
    console.error(`Not what openapi/ says: ${stale.join(', ')}. Run \`pnpm generate\` and commit.`);
    process.exitCode = 1;
  } else {
    console.log(
      stale.length > 0 ? `Made ${stale.join(', ')}` : 'What openapi/ makes is up to date',
    );
  }
}

/** What the client, and the proxy's allow-list, need of each operation at run time. */
function operationsModule(contract: JsonObject): string {
  const rows = operationsOf(contract).map(({ path, method, operation }) => ({
    operationId: operation.operationId,
    method: method.toUpperCase(),
    path,
    auth: authOf(operation),
    caller: operation['x-caller'] ?? 'anyone',
    answer: answerOf(contract, operation),
  }));
  return `export const operations = ${JSON.stringify(rows)} as const;\n`;
}

/** Everything but the schemas is put in place; schemas stay named, since they may refer to themselves. */
function contractModule(contract: JsonObject): string {
  const inlined = asObject(inline(contract, contract));
  const components = asObject(inlined.components);
  const kept = {
    openapi: inlined.openapi,
    info: inlined.info,
    servers: inlined.servers,
    tags: inlined.tags,
    paths: inlined.paths,
    components: { schemas: components.schemas, securitySchemes: components.securitySchemes },
  };
  return `${contractTypes}\nexport const contract: Contract = ${JSON.stringify(kept)};\n`;
}

const contractTypes = `export interface Contract {
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
  'x-body'?: 'unused';
  'x-caller'?: 'server';
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

function operationsOf(contract: JsonObject) {
  return Object.entries(asObject(contract.paths)).flatMap(([path, item]) =>
    Object.entries(asObject(item))
      .filter(([method]) => methods.includes(method))
      .map(([method, operation]) => ({ path, method, operation: asObject(operation) })),
  );
}

/** none: no token is sent; optional: one is sent where there is one; required. */
function authOf(operation: JsonObject): string {
  const choices = asArray(operation.security);
  if (choices.length === 0) return 'none';
  return choices.some((choice) => Object.keys(asObject(choice)).length === 0)
    ? 'optional'
    : 'required';
}

/** The answer's required top-level fields and their JSON types; `list` where the body is a list itself. */
function answerOf(contract: JsonObject, operation: JsonObject): Json {
  if (operation['x-body'] === 'unused') return 'unused';
  const success = asObject(asObject(operation.responses)['200']);
  const media = asObject(asObject(success.content)['application/json']);
  const schema = resolve(contract, media.schema);
  if (schema.type === 'array') return 'list';
  const properties = asObject(schema.properties);
  return Object.fromEntries(
    asArray(schema.required).map((name) => [
      String(name),
      jsonType(resolve(contract, properties[String(name)])),
    ]),
  );
}

function jsonType(schema: JsonObject): string {
  if (schema.type === 'array') return 'list';
  if (schema.type === 'integer') return 'number';
  if (typeof schema.type === 'string') return schema.type;
  throw new Error(`A required top-level field needs one plain type: ${JSON.stringify(schema)}`);
}

function inline(contract: JsonObject, value: Json | undefined): Json | undefined {
  if (Array.isArray(value)) return value.map((entry) => inline(contract, entry) ?? null);
  if (value === null || typeof value !== 'object') return value;
  const ref = value.$ref;
  if (typeof ref === 'string' && !ref.startsWith('#/components/schemas/')) {
    return inline(contract, resolve(contract, value));
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, inline(contract, entry)]),
  );
}

function resolve(contract: JsonObject, value: Json | undefined): JsonObject {
  const object = asObject(value);
  if (typeof object.$ref !== 'string') return object;
  const target = object.$ref
    .slice(2)
    .split('/')
    .reduce<Json | undefined>((node, key) => asObject(node)[key], contract);
  return resolve(contract, target);
}

function withoutBanner(text: string): string {
  return text.replace(/^\/\*\*[\s\S]*?\*\/\s*/, '');
}

function runTool(script: string, args: string[]): string {
  const path = join(root, 'packages/api-client/node_modules', script);
  try {
    return execFileSync(process.execPath, [path, ...args], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    });
  } catch (error) {
    if (error instanceof Error && 'stdout' in error && 'stderr' in error) {
      console.error(`${String(error.stdout)}${String(error.stderr)}`);
    }
    throw new Error(`${script} ${args[0] ?? ''} failed`);
  }
}

function format(path: string, text: string): string {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  return execFileSync(
    process.execPath,
    [biome, 'format', `--stdin-file-path=${join(root, path)}`],
    { cwd: root, encoding: 'utf8', input: text, maxBuffer: 64 * 1024 * 1024 },
  );
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

function parse(text: string): Json {
  return JSON.parse(text);
}

function asObject(value: Json | undefined): JsonObject {
  if (value !== null && typeof value === 'object' && !Array.isArray(value)) return value;
  throw new Error(`Expected an object, found ${JSON.stringify(value)}`);
}

function asArray(value: Json | undefined): Json[] {
  if (Array.isArray(value)) return value;
  throw new Error(`Expected a list, found ${JSON.stringify(value)}`);
}

const scratch = mkdtempSync(join(tmpdir(), 'parde-generate-'));
try {
  main(scratch);
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
