import { join, relative } from 'node:path';
import ts from 'typescript';

/** A place in the code that says words: of which namespace, and by which keys it may be. */
export interface Saying {
  readonly place: string;
  readonly namespace: string;
  readonly keys: readonly string[];
}

/** Every call of a translation function in the shipped code, as the type checker knows it. */
export function sayings(packageFolder: string): Saying[] {
  const configPath = join(packageFolder, 'tsconfig.json');
  const { config } = ts.readConfigFile(configPath, ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, packageFolder);
  const shipped = fileNames.filter((name) => !/\.test\.tsx?$|\/test-support\//.test(name));
  const program = ts.createProgram(shipped, options);
  const checker = program.getTypeChecker();
  const found: Saying[] = [];

  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const said = namespaceOf(checker, node.expression);
      const [key] = node.arguments;
      if (said !== undefined && key !== undefined) {
        const file = node.getSourceFile();
        const { line } = file.getLineAndCharacterOfPosition(node.getStart());
        const place = `${relative(packageFolder, file.fileName)}:${line + 1}`;
        found.push({ place, namespace: said, keys: literals(checker.getTypeAtLocation(key)) });
      }
    }
    node.forEachChild(visit);
  };
  for (const file of program.getSourceFiles()) {
    if (file.fileName.startsWith(join(packageFolder, 'src/'))) visit(file);
  }
  return found;
}

/** The namespace of what is called, where that is i18next's `t` under whatever name. */
function namespaceOf(checker: ts.TypeChecker, callee: ts.Expression): string | undefined {
  const type = checker.getTypeAtLocation(callee);
  if (type.symbol?.name !== 'TFunction' || !isReference(type)) return undefined;
  const [namespace] = checker.getTypeArguments(type);
  if (namespace === undefined) return undefined;
  const [first = namespace] = isReference(namespace) ? checker.getTypeArguments(namespace) : [];
  return first.isStringLiteral() ? first.value : undefined;
}

function isReference(type: ts.Type): type is ts.TypeReference {
  return 'target' in type;
}

function literals(type: ts.Type): string[] {
  const types = type.isUnion() ? type.types : [type];
  return types.flatMap((each) => (each.isStringLiteral() ? [each.value] : []));
}
