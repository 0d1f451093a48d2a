import type { OperationId } from '@parde/api-client';
import { type Operation, operationById } from '@parde/api-client/operations';
import type { ErrorObject } from 'ajv/dist/2020.js';
import { isBusy } from '../storage/database.ts';
import { type AnswerCheck, answerCheck } from './answer-check.ts';
import type { Contract, ContractOperation, ContractSchema } from './contract.ts';
import type { Call, Handlers, Session } from './handlers.ts';
import { type Message, preferredLocale } from './message.ts';
import * as messages from './messages.ts';
import { errorBody, Refusal, refuse } from './refusal.ts';
import { readHeader, readJson, readPath, readQuery } from './request-input.ts';
import { type Route, routesOf } from './routes.ts';
import { createSchemas, pathOf, type Schemas } from './schemas.ts';

export type AdapterOptions = {
  contract: Contract;
  /** The handlers of all operations; a test may pass only a few. */
  handlers: Partial<Handlers>;
  /** The last part of the path /ghost/get{check_url}. */
  checkUrl: string;
  /** The server's address as browsers reach it, if it differs from that of the requests. */
  origin?: string | undefined;
  /** The session of a valid token. */
  sessionOf: (token: string) => Session | undefined;
  /** For development and tests: replaces an answer that breaks the contract by a 500 that names the field. */
  checkAnswers: boolean;
  report: (error: unknown) => void;
};

export type Match = { operationId: OperationId; path: Record<string, string> };

export type Adapter = {
  /** The operation at an address and method, or the reason why there is none. */
  match: (method: string, path: string) => Match | Refusal;
  answer: (match: Match, request: Request, address: string) => Promise<Response>;
  refuse: (refusal: Refusal, request: Request) => Response | Promise<Response>;
};

type Mounted = {
  auth: Operation['auth'];
  takesBody: boolean;
  headers: readonly string[];
  run: (call: unknown) => Promise<unknown>;
  check: AnswerCheck;
};

export function createAdapter(options: AdapterOptions): Adapter {
  const { contract, handlers, checkAnswers, report } = options;
  const schemas = createSchemas(contract);
  const routes = routesOf(contract, options.checkUrl);
  const mounted = new Map<OperationId, Mounted>();
  for (const { operation } of routes) {
    const id = operation.operationId;
    if (isOperation(id, handlers)) {
      mounted.set(id, mount(id, operation, handlers, schemas));
    }
  }

  const write = (status: number, body: unknown, headers?: Record<string, string>) =>
    new Response(JSON.stringify(body), {
      status,
      headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers },
    });

  const writeRefusal = (refusal: Refusal, request: Request) => {
    const locale = preferredLocale(request.headers.get('accept-language'));
    return write(refusal.status, errorBody(refusal, locale), refusal.headers);
  };

  const run = async (match: Match, request: Request, address: string, target: Mounted) => {
    const session = sessionOf(request, target.auth, options.sessionOf);
    const { origin, searchParams } = new URL(request.url);
    const body: unknown = await target.run({
      path: readPath(match.path),
      query: readQuery(searchParams),
      header: readHeader(request.headers, target.headers),
      body: target.takesBody ? await readJson(request) : undefined,
      viewer: session,
      address,
      userAgent: request.headers.get('user-agent'),
      origin: options.origin ?? origin,
      locale: preferredLocale(request.headers.get('accept-language')),
    });
    return write(200, body ?? { message: messages.done.en, message_fa: messages.done.fa });
  };

  return {
    match: (method, path) => {
      const found = routes.flatMap((route) => {
        const parameters = route.match(path);
        return parameters ? [{ route, path: parameters }] : [];
      });
      const hit = found.find(({ route }) => route.method === method);
      if (hit && isOperation(hit.route.operation.operationId, handlers)) {
        return { operationId: hit.route.operation.operationId, path: hit.path };
      }
      if (found.length === 0) return refuse.notFound();
      return refuse.methodNotAllowed(allowedMethods(found.map(({ route }) => route)));
    },

    refuse: writeRefusal,

    answer: async (match, request, address) => {
      const target = mounted.get(match.operationId);
      if (!target) throw new Error(`${match.operationId} is not mounted.`);
      const response = await run(match, request, address, target).catch((error: unknown) => {
        if (error instanceof Refusal) return writeRefusal(error, request);
        if (isBusy(error)) return writeRefusal(refuse.busy(), request);
        report(error);
        return writeRefusal(new Refusal(500, messages.serverFailed), request);
      });
      if (!checkAnswers) return response;
      const broken = target.check(response.status, await response.clone().json(), response.headers);
      if (broken === undefined) return response;
      const text = `The answer of ${match.operationId} (${response.status}) does not keep the contract: ${broken}`;
      report(new Error(text));
      return writeRefusal(new Refusal(500, { ...messages.serverFailed, en: text }), request);
    },
  };
}

function isOperation(id: string, handlers: Partial<Handlers>): id is OperationId {
  return Object.hasOwn(handlers, id);
}

function allowedMethods(routes: readonly Route[]): string[] {
  return routes.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
}

/** A sent token must be valid even where guests may read, so that the viewer learns that the session has ended. */
function sessionOf(
  request: Request,
  auth: Operation['auth'],
  find: AdapterOptions['sessionOf'],
): Session | null {
  const header = request.headers.get('authorization');
  if (auth === 'none' || (auth === 'optional' && header === null)) return null;
  const token = /^Bearer +(\S+)$/i.exec(header ?? '')?.[1];
  const session = token && find(token);
  if (!session) throw refuse.unauthorized();
  return session;
}

function mount<Id extends OperationId>(
  id: Id,
  operation: ContractOperation,
  handlers: Partial<Pick<Handlers, Id>>,
  schemas: Schemas,
): Mounted {
  const check = schemas.check(inputSchema(operation));
  const handle = handlers[id];
  if (!handle) throw new Error(`${id} has no handler.`);
  // This type guard is safe because the schema and the call's types come from the same contract.
  const fits = (call: unknown): call is Call<Id> => check(call).length === 0;
  return {
    auth: operationById(id).auth,
    takesBody: operation.requestBody !== undefined,
    headers: (operation.parameters ?? [])
      .filter((one) => one.in === 'header')
      .map(({ name }) => name),
    check: answerCheck(operation, schemas),
    run: async (call) => {
      if (!fits(call)) throw validationError(check(call));
      return handle(call);
    },
  };
}

/** Returns one schema for the complete call, which refuses unknown fields. */
function inputSchema({ parameters = [], requestBody }: ContractOperation): ContractSchema {
  const group = (location: 'path' | 'query' | 'header') => {
    const own = parameters.filter((one) => one.in === location && !one['x-raw']);
    return {
      type: 'object',
      properties: Object.fromEntries(own.map(({ name, schema }) => [name, schema])),
      required: own.filter(({ required }) => required).map(({ name }) => name),
      additionalProperties: false,
    };
  };
  const body = requestBody?.content['application/json']?.schema;
  return {
    type: 'object',
    properties: {
      path: group('path'),
      query: group('query'),
      header: group('header'),
      ...(body && { body }),
    },
    required: ['path', 'query', 'header', ...(body && requestBody?.required ? ['body'] : [])],
  };
}

/** An invalid id is a 404; other errors are listed by field. */
function validationError(errors: readonly ErrorObject[]): Refusal {
  const fields = new Map<string, Message[]>();
  for (const error of errors) {
    const [location, ...path] = pathOf(error);
    if (location === 'path') return refuse.notFound(messages.noSuchTitle);
    const field = path.join('.') || 'body';
    if (!fields.has(field)) {
      fields.set(field, [messages.fieldMessage(path.at(-1) ?? field, error.keyword)]);
    }
  }
  return refuse.invalid(fields);
}
