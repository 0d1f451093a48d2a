import { defaultCheckUrl } from './addresses.ts';
import { readByPost, serverOnly, specified } from './generated/operations.ts';
import { type OperationId, operationIds, type Route, routeOf } from './operation.ts';

export { wholeNumberQueries } from './generated/operations.ts';
export type { OperationId, Route };

/** One call of the contract, or any: its name, method and path, and how it is called and answered. */
export type Operation<Id extends OperationId = OperationId> = {
  [Name in Id]: Route<Name> & {
    readonly operationId: Name;
    /** `specified`: the product's specification names it. `assumed`: its screens need it besides. */
    readonly origin: 'specified' | 'assumed';
    /** `server`: a storefront's own server calls it, and a browser is refused. */
    readonly caller: 'anyone' | 'server';
    /** Whether it changes nothing, so that it may be asked again at any time. */
    readonly reads: boolean;
  };
}[Id];

/** The calls of the contract, in its order. */
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
 * The operation that answers this method and path, or nothing: what an allow-list lets through.
 * `path` is written as the contract writes it, without the base and without a query, still percent-encoded.
 * `checkUrl` is the configured tail of the anonymous check.
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

/** The configured tail of the check may have slashes, so that path has no pattern. */
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

/** Without what a server that decodes it, once or twice, may read as another path, a query or an end. */
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
