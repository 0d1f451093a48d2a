import { defaultCheckUrl } from './addresses.ts';
import { readByPost, serverOnly, specified } from './generated/operations.ts';
import { type OperationId, operationIds, type Route, routeOf } from './operation.ts';

export { wholeNumberQueries } from './generated/operations.ts';
export type { OperationId, Route };

/** An operation of the contract: its name, method and path, and how it is called and answered. */
export type Operation<Id extends OperationId = OperationId> = {
  [Name in Id]: Route<Name> & {
    readonly operationId: Name;
    /** `specified`: the product's specification names the operation. `assumed`: the screens need it in addition. */
    readonly origin: 'specified' | 'assumed';
    /** `server`: only a storefront's own server may call the operation; browsers are refused. */
    readonly caller: 'anyone' | 'server';
    /** True if the operation changes nothing, so that it can be repeated at any time. */
    readonly reads: boolean;
  };
}[Id];

/** The operations of the contract, in the contract's order. */
export const operations: readonly Operation[] = /* @__PURE__ */ operationIds.map(operationById);

/** The operation of this name. */
export function operationById<Id extends OperationId>(id: Id): Operation<Id> {
  const callers: readonly OperationId[] = serverOnly;
  const named: readonly OperationId[] = specified;
  const posts: readonly OperationId[] = readByPost;
  const route: Route<Id> = routeOf(id);
  const isServers = callers.includes(id);
  return {
    ...route,
    operationId: id,
    origin: named.includes(id) ? 'specified' : 'assumed',
    caller: isServers ? 'server' : 'anyone',
    reads: (route.method === 'GET' && !isServers) || posts.includes(id),
  };
}

/**
 * Finds the operation for a method and a path, for use in an allow-list. Returns undefined if there is none. `path`
 * is written as in the contract, without the base and without a query, still percent-encoded. `checkUrl` is the
 * configured tail of the anonymous check's path.
 */
export function matchOperation(
  method: string,
  path: string,
  { checkUrl = defaultCheckUrl }: { checkUrl?: string } = {},
): Operation | undefined {
  const found = patterns.find(({ operation, pattern }) => {
    if (operation.method !== method) return false;
    if (pattern) return pattern.exec(path)?.slice(1).every(isSegment);
    return operation.path.replace(checkTail, checkUrl) === path;
  });
  return found?.operation;
}

const checkTail = '{check_url}';

/** The configured tail of the check path may contain slashes, so that operation has no pattern. */
const patterns = /* @__PURE__ */ operations.map((operation) => ({
  operation,
  pattern: operation.path.includes(checkTail) ? undefined : patternOf(operation.path),
}));

function patternOf(path: string): RegExp {
  const segment = '((?:[\\w.~-]|%(?!2[eE])[\\da-fA-F]{2})+)';
  const source = path
    .split(/(\{[^}]+\})/)
    .map((part) => (part.startsWith('{') ? segment : escapeRegExp(part)))
    .join('');
  return new RegExp(`^${source}$`);
}

/**
 * True if the segment contains nothing that a server could read as another path, a query or an end after decoding it
 * once or twice.
 */
function isSegment(encoded: string): boolean {
  try {
    return !/^\.{1,2}$|[\p{Cc}/\\?#%;]/u.test(decodeURIComponent(encoded));
  } catch {
    return false;
  }
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
