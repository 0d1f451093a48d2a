import type { ContractOperation } from '../generated/contract.ts';

export type Operation = { method: string; path: string; operation: ContractOperation };

/** A line for a shell, with the contract's own examples; `$api` is the server and `$token` a viewer's. */
export function curlLine({ method, path, operation }: Operation, checkUrl: string): string {
  const { parameters = [], requestBody } = operation;
  const text = (value: unknown) => (value === undefined ? '' : String(value));

  const filled = parameters
    .filter((one) => one.in === 'path' && !one['x-raw'])
    .reduce(
      (url, { name, example }) => url.replace(`{${name}}`, encodeURIComponent(text(example))),
      path.replace('{check_url}', checkUrl),
    );
  const query = parameters
    .filter((one) => one.in === 'query' && (one.required || one.allowEmptyValue))
    .map(({ name, example, allowEmptyValue }) =>
      allowEmptyValue ? name : `${name}=${encodeURIComponent(text(example))}`,
    )
    .join('&');
  const [body] = Object.values(requestBody?.content['application/json']?.examples ?? {});

  const parts = [
    method === 'GET' ? 'curl' : `curl -X ${method}`,
    ...(demandsToken(operation) ? ['-H "Authorization: Bearer $token"'] : []),
    ...parameters
      .filter((one) => one.in === 'header' && one.required)
      .map(({ name, example }) => `-H '${name}: ${text(example)}'`),
    ...(body
      ? [`-H 'Content-Type: application/json' -d ${quoted(JSON.stringify(body.value))}`]
      : []),
    `"$api${filled}${query && `?${query}`}"`,
  ];
  return parts.join(' ').replace(/^curl -X POST (.*-d )/, 'curl $1');
}

export function demandsToken({ security }: ContractOperation): boolean {
  return security.length > 0 && security.every((scheme) => Object.keys(scheme).length > 0);
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
