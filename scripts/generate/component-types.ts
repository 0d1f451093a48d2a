import { relative, sep } from 'node:path';
import ts from 'typescript';
import { root } from '../lib/workspace.ts';
import { literalsOf, programOf, resolved, statementOf } from './public-api.ts';

export interface Component {
  readonly name: string;
  /** The specifier of its import. */
  readonly from: string;
  readonly summary: string;
  /** The signature, then each type that the props consist of, with its comments. */
  readonly types: readonly string[];
  /** The initializers of the destructured props, as the source writes them. */
  readonly defaults: readonly (readonly [prop: string, value: string])[];
}

/** The public components of a package. */
export function componentsOf(folder: string): Component[] {
  const { checker, entries } = programOf(folder);
  return entries.flatMap(({ from, symbols }) =>
    symbols.flatMap((exported) => {
      const symbol = resolved(exported, checker);
      const [declaration] = symbol.declarations ?? [];
      const isComponent = /^[A-Z]/.test(exported.name) && symbol.flags & ts.SymbolFlags.Function;
      if (!declaration || !isComponent) return [];
      return {
        name: exported.name,
        from,
        summary: summaryOf(symbol, checker),
        types: [
          statementOf(symbol, exported.name, checker, folder),
          ...typesIn(declaration, checker),
        ],
        defaults: defaultsIn(declaration),
      };
    }),
  );
}

const summaryOf = (symbol: ts.Symbol, checker: ts.TypeChecker): string =>
  ts.displayPartsToString(symbol.getDocumentationComment(checker)).replace(/\s+/g, ' ');

function defaultsIn(component: ts.Declaration): Component['defaults'] {
  const [props] = ts.isFunctionDeclaration(component) ? component.parameters : [];
  if (!props || !ts.isObjectBindingPattern(props.name)) return [];
  return props.name.elements.flatMap(({ name, propertyName, initializer }) =>
    initializer ? [[(propertyName ?? name).getText(), initializer.getText()]] : [],
  );
}

/** The types that a function's parameters name, and those that these name, unless they are of a library. */
function typesIn(component: ts.Declaration, checker: ts.TypeChecker): string[] {
  const found = new Map<ts.Declaration, string>();
  const visit = (node: ts.Node): void => {
    const name = nameIn(node);
    const symbol = name && checker.getSymbolAtLocation(name);
    const [declaration] = (symbol && resolved(symbol, checker).declarations) ?? [];
    if (declaration && isOurs(declaration) && !found.has(declaration)) {
      const literals = ts.isTypeAliasDeclaration(declaration)
        ? literalsOf(checker.getTypeAtLocation(declaration), checker)
        : undefined;
      found.set(declaration, sourceOf(declaration, literals));
      if (literals === undefined) visit(declaration);
    }
    ts.forEachChild(node, visit);
  };
  if (ts.isFunctionDeclaration(component)) component.parameters.forEach(visit);
  return [...found.values()];
}

function nameIn(node: ts.Node): ts.Node | undefined {
  if (ts.isTypeReferenceNode(node)) return node.typeName;
  return ts.isExpressionWithTypeArguments(node) ? node.expression : undefined;
}

function isOurs(declaration: ts.Declaration): boolean {
  const path = relative(root, declaration.getSourceFile().fileName).split(sep).join('/');
  const isType = ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration);
  return isType && /^packages\/[^/]+\/src\//.test(path);
}

/** A type of an array's members is shown as its literals. */
function sourceOf(declaration: ts.Declaration, literals: string | undefined): string {
  const source = declaration.getSourceFile();
  const text = source.text.slice(declaration.getStart(source, true), declaration.end);
  const plain = text.replace(/^export /m, '');
  return literals === undefined ? plain : plain.replace(/ =[\s\S]*$/, ` = ${literals};`);
}
