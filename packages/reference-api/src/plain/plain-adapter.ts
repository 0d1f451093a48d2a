import type { OperationId } from '@parde/api-client';
import type { Adapter, AdapterOptions } from '../contract/adapter.ts';
import type { Contract } from '../contract/contract.ts';
import { noSuchPath } from '../contract/messages.ts';
import type { Database } from '../storage/database.ts';
import { createChanges } from './changes.ts';
import { createSpelling, isFields } from './spelling.ts';

type Options = Pick<AdapterOptions, 'contract'> & { db: Database };

const htmlType = 'text/html; charset=UTF-8';

/** JSON that is called HTML, by a server that forgot to say so. */
const forgetful: readonly OperationId[] = ['getGenres', 'quickSearch'];

/**
 * Answers as a stranger's server may: what the adapter has made, and checked against the contract, is spelled anew. See
 * the README for what is otherwise.
 */
export function createPlainAdapter(adapter: Adapter, options: Options): Adapter {
  const operations = operationsOf(options.contract);
  const spell = createSpelling(options.contract);
  const changesFor = createChanges(options.db);

  return {
    match: adapter.match,

    refuse: async (refusal, request) =>
      refusal.text === noSuchPath
        ? notFoundPage()
        : inPersianOnly(await adapter.refuse(refusal, request)),

    answer: async (match, request, address) => {
      const { operationId } = match;
      const operation = operations.get(operationId);
      if (!operation) throw new Error(`${operationId} is not in the contract.`);
      const response = await adapter.answer(match, withoutNames(request), address);
      if (!response.ok) return inPersianOnly(response);
      const body: unknown = await response.json();
      if (operation['x-body']) return new Response('', { headers: { 'Content-Type': htmlType } });
      const schema = operation.responses['200']?.content?.['application/json']?.schema ?? {};
      const plain = spell(schema, body, changesFor(address));
      return withJson(response, plain, forgetful.includes(operationId) ? htmlType : undefined);
    },
  };
}

function operationsOf({ paths }: Contract) {
  const all = Object.values(paths).flatMap((methods) => Object.values(methods));
  return new Map(all.map((operation) => [operation.operationId, operation]));
}

async function inPersianOnly(response: Response): Promise<Response> {
  const body: unknown = await response.json();
  const { message: _, ...rest } = isFields(body) ? body : {};
  return withJson(response, rest);
}

function withJson({ status, headers }: Response, body: unknown, type?: string): Response {
  const changed = new Headers(headers);
  if (type) changed.set('Content-Type', type);
  return new Response(JSON.stringify(body), { status, headers: changed });
}

function notFoundPage(): Response {
  const title = '404 Not Found';
  const page = `<html>\n<head><title>${title}</title></head>\n<body>\n<center><h1>${title}</h1></center>\n</body>\n</html>\n`;
  return new Response(page, { status: 404, headers: { 'Content-Type': htmlType } });
}

/** A plain server knows nothing of named requests for a code. */
function withoutNames(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.delete('code-request');
  return new Request(request, { headers });
}
