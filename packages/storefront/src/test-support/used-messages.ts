import { join, relative } from 'node:path';
import ts from 'typescript';

/** A call of a translation function, with its namespace and its possible keys. */
export interface MessageUse {
  readonly location: string;
  readonly namespace: string;
  readonly keys: readonly string[];
}

/** Returns every call of a translation function in the shipped code, using the type checker. */
export function findMessageUses(packageFolder: string): MessageUse[] {
  const configPath = join(packageFolder, 'tsconfig.json');
  const { config } = ts.readConfigFile(configPath, ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, packageFolder);
  const shipped = fileNames.filter((name) => !/\.test\.tsx?$|\/test-support\//.test(name));
  const program = ts.createProgram(shipped, options);
  const checker = program.getTypeChecker();
  const uses: MessageUse[] = [];

  const visit = (node: ts.Node): void => {
    const [t, key] = translation(node);
    for (const namespace of t && key ? namespacesOf(checker, t) : []) {
      const file = node.getSourceFile();
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      const location = `${relative(packageFolder, file.fileName)}:${line + 1}`;
      uses.push({ location, namespace, keys: key ? keysIn(checker, key) : [] });
    }
    node.forEachChild(visit);
  };
  for (const file of program.getSourceFiles()) {
    if (file.fileName.startsWith(join(packageFolder, 'src/'))) visit(file);
  }
  return uses;
}

/** Returns the function and the key of `t('key')`, and of `<Trans t={t} i18nKey="key" />`. */
function translation(
  node: ts.Node,
): [t?: ts.Expression | undefined, key?: ts.Expression | undefined] {
  if (ts.isCallExpression(node)) return [node.expression, node.arguments[0]];
  if (!ts.isJsxSelfClosingElement(node) || node.tagName.getText() !== 'Trans') return [];
  const expressionOf = (name: string): ts.Expression | undefined => {
    const attribute = node.attributes.properties.find((each) => each.name?.getText() === name);
    const value = attribute && ts.isJsxAttribute(attribute) ? attribute.initializer : undefined;
    return value && ts.isJsxExpression(value) ? value.expression : value;
  };
  return [expressionOf('t'), expressionOf('i18nKey')];
}

/**
 * Finds i18next's `t` by its type, because the function may have any name. A component that several pages show may
 * take the namespace as a parameter, and then its type is a union.
 */
function namespacesOf(checker: ts.TypeChecker, callee: ts.Expression): string[] {
  const type = checker.getTypeAtLocation(callee);
  if (type.symbol?.name !== 'TFunction' || !isReference(type)) return [];
  const [namespace] = checker.getTypeArguments(type);
  if (namespace === undefined) return [];
  const [first = namespace] = isReference(namespace) ? checker.getTypeArguments(namespace) : [];
  return literals(first);
}

function isReference(type: ts.Type): type is ts.TypeReference {
  return 'target' in type;
}

function keysIn(checker: ts.TypeChecker, key: ts.Expression): string[] {
  return ts.isStringLiteral(key) ? [key.text] : literals(checker.getTypeAtLocation(key));
}

function literals(type: ts.Type): string[] {
  const types = type.isUnion() ? type.types : [type];
  return types.flatMap((each) => (each.isStringLiteral() ? [each.value] : []));
}
