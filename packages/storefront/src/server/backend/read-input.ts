import { type Operation, wholeNumberQueries } from '@parde/api-client/operations';
import { decodeSegment, plainSegment } from '../proxy/outgoing-address.ts';

/** The input of a call in the contract's terms. It is untyped because the operation is known only at run time. */
export interface UntypedInput {
  readonly path?: unknown;
  readonly query?: unknown;
  readonly header?: unknown;
  readonly body?: unknown;
}

/** Returns undefined if the input contains an invalid id. `path` is relative to the base URL. */
export function readInput(
  operation: Operation,
  {
    path,
    query,
    headers,
    body,
  }: {
    readonly path: string;
    readonly query: URLSearchParams;
    readonly headers: Headers;
    readonly body: string | null;
  },
): UntypedInput | undefined {
  const ids = readPath(operation.path, path);
  const key = headers.get('idempotency-key');
  const input = {
    path: ids,
    query: Object.fromEntries([...query].map(([name, value]) => [name, readQuery(name, value)])),
    header: key === null ? {} : { 'Idempotency-Key': key },
    body: operation.method === 'GET' ? undefined : JSON.parse(body || '{}'),
  };
  return ids && haveIds(input.query) && haveIds(input.body) ? input : undefined;
}

const idName = /^(?:item|(?:content|file|payment|plan|user)_)?id$/;

/** True if all ids are valid at any depth. A map may write them into an address. */
function haveIds(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, part]) =>
    idName.test(name) && part !== null ? isId(part) : haveIds(part),
  );
}

function isId(value: unknown): boolean {
  return Number.isSafeInteger(value) || (typeof value === 'string' && plainSegment.test(value));
}

function readPath(template: string, path: string): Record<string, string> | undefined {
  const parts = path.split('/');
  const ids = template.split('/').flatMap((part, index) => {
    const name = /^\{(.+)\}$/.exec(part)?.[1];
    return name === undefined ? [] : [[name, decodeSegment(parts[index] ?? '')] as const];
  });
  return ids.every(([, id]) => plainSegment.test(id)) ? Object.fromEntries(ids) : undefined;
}

function readQuery(name: string, value: string): string | number {
  const numbers: readonly string[] = wholeNumberQueries;
  return numbers.includes(name) && /^\d{1,9}$/.test(value) ? Number(value) : value;
}
