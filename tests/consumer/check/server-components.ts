import { readFileSync, realpathSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { manifestOf, top } from './packages.ts';

type Module = {
  /** The path: `components/Button/Button.js`. */
  readonly path: string;
  readonly client: boolean;
  /**
   * The features of a module that only a browser has: hooks with state or effects, contexts, and handlers that the
   * module creates.
   */
  readonly needs: readonly string[];
  readonly exports: readonly string[];
  readonly imports: readonly string[];
};

const ofBrowsersOnly =
  /^(?:createContext|Component|PureComponent|use(?!$|Id$|Memo$|Callback$|DebugValue$)\w+)$/;

/**
 * Returns the modules of a package that React's server reads: all that its entries import, up to and including
 * modules with `'use client'`.
 */
export function serverGraph(name: string): Module[] {
  const folder = realpathSync(join(top, 'node_modules', name));
  const dist = join(folder, 'dist');
  const found = new Map<string, Module>();
  const { exports }: { exports: Record<string, { default?: string }> } = manifestOf(name);
  const waiting = Object.values(exports).flatMap(({ default: path }) =>
    path?.endsWith('.js') ? [join(folder, path)] : [],
  );
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    const module = read(file, dist);
    found.set(file, module);
    const beside = dirname(file);
    if (!module.client) waiting.push(...module.imports.map((path) => join(beside, path)));
  }
  return [...found.values()];
}

function read(file: string, dist: string): Module {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const [first] = source.statements;
  const needs: string[] = [];
  const exports: string[] = [];
  const imports: string[] = [];
  const own = new Set(source.statements.flatMap(functionsOf));
  const visit = (node: ts.Node): void => {
    if (isHandler(node, own)) needs.push(node.name.text);
    ts.forEachChild(node, visit);
  };
  for (const statement of source.statements) {
    visit(statement);
    const from = moduleOf(statement);
    if (from?.startsWith('.')) imports.push(from);
    if (ts.isImportDeclaration(statement) && from === 'react') {
      needs.push(...namesOf(statement.importClause?.namedBindings).filter(isOfBrowsersOnly));
    }
    if (ts.isExportDeclaration(statement)) exports.push(...namesOf(statement.exportClause));
  }
  return {
    path: relative(dist, file),
    client:
      first !== undefined &&
      ts.isExpressionStatement(first) &&
      ts.isStringLiteral(first.expression) &&
      first.expression.text === 'use client',
    needs,
    exports,
    imports,
  };
}

/** True for `onClick: () => …` and `ref: …` of an element. A handler that was passed in as a prop does not count. */
function isHandler(
  node: ts.Node,
  own: ReadonlySet<string>,
): node is ts.PropertyAssignment & { name: ts.Identifier } {
  if (!ts.isPropertyAssignment(node) || !ts.isIdentifier(node.name)) return false;
  if (!/^(?:on[A-Z]\w*|ref)$/.test(node.name.text)) return false;
  let made = false;
  const visit = (inner: ts.Node): void => {
    made ||= ts.isArrowFunction(inner) || ts.isFunctionExpression(inner);
    made ||= ts.isIdentifier(inner) && own.has(inner.text);
    ts.forEachChild(inner, visit);
  };
  visit(node.initializer);
  return made;
}

function functionsOf(statement: ts.Statement): string[] {
  if (!ts.isFunctionDeclaration(statement) || !statement.name) return [];
  return [statement.name.text];
}

function moduleOf(statement: ts.Statement): string | undefined {
  if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return undefined;
  const { moduleSpecifier } = statement;
  return moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : undefined;
}

function namesOf(bindings: ts.NamedImportBindings | ts.NamedExportBindings | undefined): string[] {
  if (!bindings || !('elements' in bindings)) return [];
  return bindings.elements.map(({ propertyName, name }) => (propertyName ?? name).text);
}

function isOfBrowsersOnly(name: string): boolean {
  return ofBrowsersOnly.test(name);
}
