import type { OperationId } from '@parde/api-client';
import type { Adapter, AdapterOptions } from '../contract/adapter.ts';
import type { Contract } from '../contract/contract.ts';
import { noSuchPath } from '../contract/messages.ts';
import type { Database } from '../storage/database.ts';
import { createChanges } from './changes.ts';
import { createSpelling, isFields } from './spelling.ts';

type Options = Pick<AdapterOptions, 'contract'> & { db: Database };

const htmlType = 'text/html; charset=UTF-8';

/** Operations whose JSON has the content type of HTML, as on a server that does not set it. */
const forgetful: readonly OperationId[] = ['getGenres', 'quickSearch'];

/**
 * Answers as another vendor's server may. Changes the spelling of the adapter's answers, after they were checked
 * against the contract. The README lists the differences.
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

/** Removes the header of named code requests, which a plain server does not know. */
function withoutNames(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.delete('code-request');
  return new Request(request, { headers });
}
