import { join, relative } from 'node:path';
import ts from 'typescript';
import { asRecord, readJson } from '../lib/json.ts';

const fullTypeFlags =
  ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;

/** Lists all exports of a package with their types, as a page for reviews. */
export function publicApi(folder: string): string {
  const { checker, entries, name } = programOf(folder);
  const pages = entries.map(({ from, symbols }) => {
    const lines = symbols.map((symbol) =>
      statementOf(resolved(symbol, checker), symbol.name, checker, folder),
    );
    return `## ${from}\n\n\`\`\`ts\n${lines.join('\n\n')}\n\`\`\`\n`;
  });
  const intro = `# What ${name} exports

Made from the sources by \`pnpm generate\`. Do not edit: it is here so that a review sees what a change does to those who use the package.
`;
  return [intro, ...pages].join('\n');
}

/** Returns the exports of each entry point of a package, sorted by name. */
export function programOf(folder: string) {
  const { fileNames, options } = configOf(folder);
  const program = ts.createProgram(fileNames, options);
  const checker = program.getTypeChecker();
  const manifest = readJson(join(folder, 'package.json'));
  const name = String(manifest.name);
  const entries = Object.entries(asRecord(manifest.exports))
    .map(([subpath, source]) => ({ subpath, file: join(folder, String(source)) }))
    .filter(({ file }) => /\.tsx?$/.test(file) && !file.endsWith('.css.ts'))
    .map(({ subpath, file }) => {
      const source = program.getSourceFile(file);
      const module = source && checker.getSymbolAtLocation(source);
      if (!module) throw new Error(`${relative(folder, file)} exports nothing`);
      const symbols = checker
        .getExportsOfModule(module)
        .toSorted((one, other) => (one.name < other.name ? -1 : 1));
      return { from: `${name}${subpath.slice(1)}`, symbols };
    });
  return { checker, entries, name };
}

function configOf(folder: string) {
  const file = join(folder, 'tsconfig.json');
  const { config, error } = ts.readConfigFile(file, ts.sys.readFile);
  if (error) throw new Error(ts.flattenDiagnosticMessageText(error.messageText, '\n'));
  return ts.parseJsonConfigFileContent(config, ts.sys, folder);
}

export const resolved = (symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

export const statementOf = (
  symbol: ts.Symbol,
  name: string,
  checker: ts.TypeChecker,
  folder: string,
): string => statement(symbol, name, checker, folder).replaceAll('import("react").', '');

function statement(
  symbol: ts.Symbol,
  name: string,
  checker: ts.TypeChecker,
  folder: string,
): string {
  const [declaration] = symbol.declarations ?? [];
  if (!declaration) throw new Error(`${name} is declared nowhere`);
  if (ts.isInterfaceDeclaration(declaration)) return members(declaration, name, checker, folder);
  if (ts.isTypeAliasDeclaration(declaration)) {
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    return `type ${name} = ${literalsOf(type, checker) ?? plain(declaration.type.getText())};`;
  }
  const type = checker.getTypeOfSymbolAtLocation(symbol, declaration);
  const [call, ...others] = type.getCallSignatures();
  if (call && others.length === 0) {
    const [props] = call.parameters;
    const taken = props?.valueDeclaration;
    // Destructured parameters are an implementation detail.
    if (taken && ts.isParameter(taken) && ts.isObjectBindingPattern(taken.name) && taken.type) {
      return `function ${name}(props: ${plain(taken.type.getText())}): ${checker.typeToString(call.getReturnType(), declaration, fullTypeFlags)};`;
    }
    return `function ${name}${checker.signatureToString(call, declaration, fullTypeFlags)};`;
  }
  return `const ${name}: ${checker.typeToString(type, declaration, fullTypeFlags)};`;
}

/** Sorted, because TypeScript's own order depends on the rest of the package. */
export function literalsOf(type: ts.Type, checker: ts.TypeChecker): string | undefined {
  if (!type.isUnion() || !type.types.every((each) => each.isLiteral())) return undefined;
  const literals = type.types.map((each) => checker.typeToString(each, undefined, fullTypeFlags));
  return literals.toSorted().join(' | ');
}

/**
 * Returns an interface with the members that this package declares. Members of other packages are represented by
 * their parents' names.
 */
function members(
  declaration: ts.InterfaceDeclaration,
  name: string,
  checker: ts.TypeChecker,
  folder: string,
): string {
  const own = checker
    .getPropertiesOfType(checker.getTypeAtLocation(declaration))
    .flatMap((property) => {
      const [propertyDeclaration] = property.declarations ?? [];
      const file = propertyDeclaration?.getSourceFile().fileName ?? '';
      if (!propertyDeclaration || file.includes('node_modules') || !file.startsWith(folder))
        return [];
      const optional = property.flags & ts.SymbolFlags.Optional ? '?' : '';
      const written = ts.isPropertySignature(propertyDeclaration)
        ? propertyDeclaration.type?.getText()
        : undefined;
      const type = checker.getTypeOfSymbolAtLocation(property, declaration);
      return `  ${property.name}${optional}: ${plain(written ?? checker.typeToString(type, propertyDeclaration, fullTypeFlags))};`;
    })
    .toSorted();
  const parents = declaration.heritageClauses?.map((clause) => ` ${plain(clause.getText())}`) ?? [];
  return `interface ${name}${parents.join('')} {\n${own.join('\n')}\n}`;
}

const plain = (text: string): string =>
  text
    .replace(/\/\*\*?[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .trim();
