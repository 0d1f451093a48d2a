import { operations } from './generated/operations.ts';

export { operations };

/** One call of the contract: its name, method and path, and how it is called and answered. */
export type Operation = (typeof operations)[number];

export type OperationId = Operation['operationId'];

export function operationById(id: OperationId): Operation {
  const operation = operations.find(({ operationId }) => operationId === id);
  if (!operation) throw new TypeError(`The contract has no operation ${JSON.stringify(id)}`);
  return operation;
}

/**
 * The operation that answers this method and path, or nothing: what an allow-list lets through.
 * `path` is written as the contract writes it, without the base and without a query, still percent-encoded.
 * `checkUrl` is the configured tail of the anonymous check.
 */
export function matchOperation(
  method: string,
  path: string,
  { checkUrl = defaultCheckUrl }: { checkUrl?: string } = {},
): Operation | undefined {
  return operations.find(
    (operation) => operation.method === method && patternOf(operation.path, checkUrl).test(path),
  );
}

export const defaultCheckUrl = '/check/user';

/** One segment of a path: nothing that a server might decode into a slash, a dot or a control character. */
const segment = '(?!\\.{1,2}(?:/|$))(?:[\\w.~-]|%(?!2[eEfF]|5[cC]|[01]|7[fF])[\\da-fA-F]{2})+';

function patternOf(path: string, checkUrl: string): RegExp {
  const source = path
    .split(/(\{[^}]+\})/)
    .map((part) => {
      if (part === '{check_url}') return literally(checkUrl);
      return part.startsWith('{') ? segment : literally(part);
    })
    .join('');
  return new RegExp(`^${source}$`);
}

function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
