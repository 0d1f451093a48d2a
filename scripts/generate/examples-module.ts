import { asList, asObject, type Json, type JsonObject, operationsOf, resolve } from './contract.ts';

interface Named {
  readonly [name: string]: Json;
}

interface OperationExamples {
  readonly id: string;
  readonly requests: Named;
  readonly answers: Named;
  /** By status: the name of a shared response, or the body of a response that is defined in the operation. */
  readonly failures: { readonly [status: string]: { shared: string } | { body: Json } };
}

/** Makes the module with the contract's examples of requests, answers and failures, for tests. */
export function examplesModule(contract: JsonObject): string {
  const all = operationsOf(contract).map(({ operation }) => examplesOf(contract, operation));
  return [
    "import type { CallInput, ErrorBody, Examples, Failures, OperationId, Success } from '../testing/example-types.ts';",
    '/** The names of the contract’s examples of each request. One without a body has one, `example`. */',
    namesOf('RequestNames', all, ({ requests }) => requests),
    '/** The names of the contract’s examples of each answer. */',
    namesOf('AnswerNames', all, ({ answers }) => answers),
    tableOf('requests', 'RequestNames', 'CallInput', all, ({ requests }) => requests),
    tableOf('answers', 'AnswerNames', 'Success', all, ({ answers }) => answers),
    failuresOf(contract, all),
  ].join('\n');
}

function examplesOf(contract: JsonObject, operation: JsonObject): OperationExamples {
  const id = String(operation.operationId);
  const responses = Object.entries(asObject(operation.responses));
  const success = responses.find(([status]) => status === '200')?.[1];
  return {
    id,
    requests: requestsOf(contract, operation),
    answers: bodiesOf(contract, success, `${id} 200`),
    failures: Object.fromEntries(
      responses
        .filter(([status]) => status !== '200')
        .map(([status, response]) => [status, failureOf(contract, response, `${id} ${status}`)]),
    ),
  };
}

/** Returns one request for each example of a body, or a single request if the operation has no body. */
function requestsOf(contract: JsonObject, operation: JsonObject): Named {
  const parameters = parametersOf(contract, operation);
  if (operation.requestBody === undefined) return { example: parameters };
  const bodies = bodiesOf(contract, operation.requestBody, `${operation.operationId} request`);
  return Object.fromEntries(
    Object.entries(bodies).map(([name, body]) => [name, { ...parameters, body }]),
  );
}

/** Returns examples of the required parameters. A raw parameter is left out, because it is an option of the client. */
function parametersOf(contract: JsonObject, operation: JsonObject): JsonObject {
  const groups: Record<string, JsonObject> = {};
  for (const entry of asList(operation.parameters ?? [])) {
    const parameter = resolve(contract, entry);
    if (parameter.required !== true || parameter['x-raw'] === true) continue;
    const group = String(parameter.in);
    const name = String(parameter.name);
    groups[group] = {
      ...groups[group],
      [name]: exampleOf(contract, parameter, `${operation.operationId} ${name}`),
    };
  }
  return groups;
}

function exampleOf(contract: JsonObject, parameter: JsonObject, where: string): Json {
  const schema = resolve(contract, parameter.schema);
  const candidates = [parameter.example, schema.example, schema.const, schema.default];
  const value = candidates.find((candidate) => candidate !== undefined);
  if (value === undefined) throw new Error(`${where}: a required parameter needs an example`);
  return value;
}

function failureOf(contract: JsonObject, response: Json | undefined, where: string) {
  const { $ref } = asObject(response);
  if (typeof $ref === 'string') return { shared: $ref.slice($ref.lastIndexOf('/') + 1) };
  return { body: firstOf(bodiesOf(contract, response, where)) };
}

/** Returns the examples of a body, by name. */
function bodiesOf(contract: JsonObject, holder: Json | undefined, where: string): Named {
  const content = asObject(resolve(contract, holder).content);
  const examples = asObject(asObject(content['application/json']).examples ?? {});
  const bodies = Object.entries(examples).map(([name, example]): [string, Json] => [
    name,
    resolve(contract, example).value ?? null,
  ]);
  if (bodies.length === 0) throw new Error(`${where}: a body needs an example`);
  return Object.fromEntries(bodies);
}

function firstOf(bodies: Named): Json {
  return Object.values(bodies)[0] ?? null;
}

type Part = (examples: OperationExamples) => Named;

function namesOf(type: string, all: readonly OperationExamples[], pick: Part): string {
  const rows = all.map((examples) => {
    const names = Object.keys(pick(examples)).map((name) => JSON.stringify(name));
    return `${examples.id}: ${names.join(' | ')};`;
  });
  return `export interface ${type} {\n${rows.join('\n')}\n}`;
}

function tableOf(
  name: string,
  names: string,
  value: string,
  all: readonly OperationExamples[],
  pick: Part,
): string {
  const rows = all.map((examples) => {
    const named = pick(examples);
    const table = { first: Object.keys(named)[0] ?? null, all: named };
    return `${examples.id}: ${JSON.stringify(table)},`;
  });
  const type = `{ readonly [Id in OperationId]: Examples<${names}[Id], ${value}<Id>> }`;
  return `export const ${name}: ${type} = {\n${rows.join('\n')}\n};`;
}

function failuresOf(contract: JsonObject, all: readonly OperationExamples[]): string {
  const responses = Object.entries(asObject(asObject(contract.components).responses ?? {}));
  const shared = responses.map(([name, response]) => {
    const body = firstOf(bodiesOf(contract, response, name));
    return `const ${constantOf(name)}: ErrorBody = ${JSON.stringify(body)};`;
  });
  const rows = all.map(({ id, failures }) => {
    const byStatus = Object.entries(failures).map(([status, failure]) => {
      const value = 'shared' in failure ? constantOf(failure.shared) : JSON.stringify(failure.body);
      return `${JSON.stringify(status)}: ${value}`;
    });
    return `${id}: { ${byStatus.join(', ')} },`;
  });
  const table = `export const failures: Failures = {\n${rows.join('\n')}\n};\n`;
  return [...shared, table].join('\n\n');
}

function constantOf(name: string): string {
  return `${name.slice(0, 1).toLowerCase()}${name.slice(1)}`;
}
