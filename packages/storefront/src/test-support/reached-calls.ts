import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { OperationId } from '@parde/api-client';
import { operations } from '@parde/api-client/operations';
import { modalNeeds } from '../app/modals/has-modal.ts';
import { pageNeeds } from '../server/pages/page-needs.ts';

const src = join(import.meta.dirname, '..');

interface Module {
  readonly imports: readonly string[];
  /** The operations that the module calls. */
  readonly calls: ReadonlySet<string>;
  /** The operations that the module, or a module that it imports, calls only after a check that they are available. */
  readonly guards: ReadonlySet<string>;
}

const known = new Map<string, Module>();

function readModule(file: string): Module {
  const before = known.get(file);
  if (before) return before;
  const code = readFileSync(file, 'utf8');
  const module = { imports: importsOf(code, file), calls: callsIn(code), guards: guardsIn(code) };
  known.set(file, module);
  return module;
}

/** Returns the imports, including dynamic ones, without type imports. */
function importsOf(code: string, file: string): string[] {
  const statement =
    /(?:import|export)\s+(?!type\b)([^;'"]*?)from\s+'(\.[^']+)'|import\(\s*'(\.[^']+)'/g;
  return Array.from(code.matchAll(statement), ([, names = '', still, lazy]) => {
    const path = join(file, '..', still ?? lazy ?? '');
    return path.endsWith('/index.ts') ? sourcesIn(path, names) : [path];
  })
    .flat()
    .filter((path) => /\.tsx?$/.test(path) && existsSync(path));
}

/** Returns the files of the names that are imported from a feature's index. */
function sourcesIn(index: string, names: string): string[] {
  const lines = readFileSync(index, 'utf8').split(/;\n+/);
  return (names.match(/\w+/g) ?? []).flatMap((name) => {
    const line = lines.find((each) => new RegExp(`^export\\b[^']*\\b${name}\\b`).test(each));
    const source = /'(\.[^']+)'/.exec(line ?? '')?.[1];
    return source === undefined ? [] : [join(index, '..', source)];
  });
}

const ids: ReadonlySet<string> = new Set(operations.map(({ operationId }) => operationId));
const idsIn = (code: string) =>
  Array.from(code.matchAll(/'(\w+)'/g), ([, word = '']) => word).filter((word) => ids.has(word));

/**
 * Finds calls such as `send(api, isAdding ? 'followChannel' : 'unfollowChannel')`, `api.call('getMovie', …)` and
 * `useSuspenseQuery(ask(api, 'getPlans'))`. Other queries do not count: `ask` disables them without the operation.
 */
function callsIn(code: string): Set<string> {
  const call = /\b(?:(?:useSuspenseQuery|ensureQueryData|fetchQuery)\(\s*ask|send|call)\(/g;
  return new Set(
    Array.from(code.matchAll(call)).flatMap((match) => {
      const start = match.index + match[0].length;
      const end = endOfCall(code, start);
      return code.startsWith('.queryKey', end + 1) ? [] : idsIn(code.slice(start, end));
    }),
  );
}

function endOfCall(code: string, start: number): number {
  let depth = 1;
  let at = start;
  while (depth > 0 && at < code.length) {
    if (code[at] === '(') depth += 1;
    if (code[at] === ')') depth -= 1;
    at += 1;
  }
  return at - 1;
}

const namesIn = (code: string, question: RegExp) =>
  Array.from(code.matchAll(question), ([, name = '']) => name);

function guardsIn(code: string): Set<string> {
  const modals = namesIn(code, /\bhasModal\([^']{0,40}'([\w-]+)'/g);
  const pages = namesIn(code, /\bhasPage\([^']{0,40}'([\w-]+)'/g);
  return new Set([
    ...namesIn(code, /\bhasOperation\([^']{0,40}'(\w+)'/g),
    // Lists such as `const followCalls = ['listFollowing', …]`, whose operations are checked one by one.
    ...namesIn(code, /\bconst \w+Calls = (\[[^\]]*\])/g).flatMap(idsIn),
    ...(code.includes('hasMyList(') ? ['listMyTitles', 'addToMyList', 'removeFromMyList'] : []),
    ...Object.entries(modalNeeds).flatMap(([name, needs]) => (modals.includes(name) ? needs : [])),
    ...Object.entries(pageNeeds).flatMap(([id, needs]) => (pages.includes(id) ? needs : [])),
  ]);
}

const registry = 'shell/modals/modal-registry.ts';

/** Returns the files of the modals that can open, which the registry loads. */
export function modalRoots(isThere: (name: string) => boolean): string[] {
  const code = readFileSync(join(src, registry), 'utf8');
  const entry = /^ {2}'?([\w-]+)'?: \{.*?(?:load: (\w+),|import\(\s*'\.\.\/\.\.\/([^']+)')/gms;
  const modals = Array.from(code.matchAll(entry), ([, name = '', load, file = '']) => ({
    name,
    file: load === undefined ? file : loadedBy(load, code),
  }));
  return modals.filter(({ name }) => isThere(name)).map(({ file }) => file);
}

function loadedBy(load: string, code: string): string {
  const index = new RegExp(`\\b${load}\\b[^;]*from '\\.\\./\\.\\./([^']+)'`).exec(code)?.[1];
  const [file = ''] = index === undefined ? [] : sourcesIn(join(src, index), load);
  return relative(src, file);
}

/** Returns the import path by which a page calls the operation without a check that it is available, or undefined. */
export function findUnguardedImportPath(
  operation: OperationId,
  roots: readonly string[],
  except: readonly string[] = [],
): string | undefined {
  const seen = new Set<string>();
  const importPaths = roots.map((root) => [join(src, root)]);
  for (const importPath of importPaths) {
    const file = importPath.at(-1) ?? '';
    if (seen.has(file) || except.includes(relative(src, file))) continue;
    seen.add(file);
    const { imports, calls, guards } = readModule(file);
    if (guards.has(operation) || file === join(src, registry)) continue;
    if (calls.has(operation)) return importPath.map((each) => relative(src, each)).join(' → ');
    importPaths.push(...imports.map((each) => [...importPath, each]));
  }
  return undefined;
}
