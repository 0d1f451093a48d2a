import type { Contract, ContractDocument, ContractOperation } from './contract.ts';

/** A path of the contract with its method, compiled once. */
export type Route = {
  method: string;
  operation: ContractOperation;
  /** The path's parameters, still percent-encoded, or undefined. */
  match: (path: string) => Record<string, string> | undefined;
  /** Exact paths are tried first: /ghost/getCategories is not the check with the tail «Categories». */
  exact: boolean;
};

export function routesOf({ paths }: Contract, checkUrl: string): Route[] {
  const routes = Object.entries(paths).flatMap(([template, methods]) => {
    const path = template.replace('{check_url}', checkUrl);
    const match = matcher(path);
    return Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      operation,
      match,
      exact: !path.includes('{'),
    }));
  });
  return routes.sort((a, b) => Number(b.exact) - Number(a.exact));
}

/** Returns the contract with only the operations that the product's specification names. */
export function specifiedPart(document: ContractDocument): ContractDocument {
  const paths = Object.entries(document.paths).flatMap(([path, methods]) => {
    const specified = Object.entries(methods).filter(
      ([, operation]) => operation['x-origin'] === 'specified',
    );
    return specified.length > 0 ? [[path, Object.fromEntries(specified)] as const] : [];
  });
  return { ...document, paths: Object.fromEntries(paths) };
}

function matcher(template: string): Route['match'] {
  const names = [...template.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);
  const source = template
    .split(/\{[^}]+\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('([^/]+)');
  const pattern = new RegExp(`^${source}$`);
  return (path) => {
    const found = pattern.exec(path);
    return found
      ? Object.fromEntries(names.map((name, index) => [name, found[index + 1] ?? '']))
      : undefined;
  };
}
