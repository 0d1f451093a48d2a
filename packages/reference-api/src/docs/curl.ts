import { createHash } from 'node:crypto';
import type { ContractOperation } from '../generated/contract.ts';
import { seeded } from './seeded.ts';

export type Operation = { method: string; path: string; operation: ContractOperation };

/**
 * A curl line with the contract's examples, or this server's data in their place. `$api` is the server and `$token` a
 * viewer's token, sent wherever it may be: guests are often refused.
 */
export function curlLine({ method, path, operation }: Operation, checkUrl: string): string {
  const { operationId, parameters = [], requestBody } = operation;
  const own = seeded[operationId];
  const text = (value: unknown) => (value === undefined ? '' : String(value));

  const filled = parameters
    .filter((one) => one.in === 'path' && !one['x-raw'])
    .reduce(
      (url, { name, example }) =>
        url.replace(`{${name}}`, encodeURIComponent(text(own?.path?.[name] ?? example))),
      path.replace('{check_url}', checkUrl),
    );
  const query = parameters
    .filter((one) => one.in === 'query' && (one.required || one.allowEmptyValue))
    .map(({ name, example, allowEmptyValue }) =>
      allowEmptyValue ? name : `${name}=${encodeURIComponent(text(example))}`,
    )
    .join('&');
  const [example] = Object.values(requestBody?.content['application/json']?.examples ?? {});
  const body = example && { ...Object(example.value), ...own?.body };

  const parts = [
    method === 'GET' ? 'curl' : `curl -X ${method}`,
    ...(operation.security.length > 0 ? ['-H "Authorization: Bearer $token"'] : []),
    ...parameters
      .filter((one) => one.in === 'header' && one.required)
      .map((one) => `-H '${one.name}: ${headerValue(one, operationId)}'`),
    ...(body ? [`-H 'Content-Type: application/json' -d ${quoted(JSON.stringify(body))}`] : []),
    `"$api${filled}${query && `?${query}`}"`,
  ];
  return parts.join(' ').replace(/^curl -X POST (.*-d )/, 'curl $1');
}

export function demandsToken({ security }: ContractOperation): boolean {
  return security.length > 0 && security.every((scheme) => Object.keys(scheme).length > 0);
}

/** An idempotency key names one purchase: the same key in two lines would be a 409. */
function headerValue({ name, example }: { name: string; example?: unknown }, operationId: string) {
  if (name !== 'Idempotency-Key') return String(example);
  const hash = createHash('sha256').update(operationId).digest('hex');
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*/, '$1-$2-4$3-8$4-$5');
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
