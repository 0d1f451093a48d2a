import ts from 'typescript';
import { type Json, type JsonObject, operationsOf } from './contract.ts';

/**
 * Gives each schema a named type, which editors show on hover, and each operation and field its description from the
 * contract. The description of an operation includes its origin. A field without a description gets the one of the
 * schema that it refers to.
 */
export function namedTypes(text: string, contract: JsonObject): string {
  const file = ts.createSourceFile('schema.ts', text, ts.ScriptTarget.Latest, true);
  const members = (name: string) =>
    file.statements.find((each) => ts.isInterfaceDeclaration(each) && each.name.text === name);
  const schemas = fieldsOf(typeOf(fieldsOf(members('components')).get('schemas')));
  const texts = new Map(
    operationsOf(contract).map(({ operation }) => [operation.operationId, textOf(operation)]),
  );

  const named = [...schemas].map(([name, field]) => {
    const type = typeOf(field);
    const body = edited(type.getText(), inheritedTexts(type, schemas), type.getStart());
    const declared = ts.isTypeLiteralNode(type)
      ? `interface ${name} ${body}`
      : `type ${name} = ${body}`;
    return `${docOf(field)}\nexport ${declared}`;
  });
  const edits: Edit[] = [...schemas].map(([name, field]) => ({
    from: field.getFullStart(),
    to: field.end,
    text: `\n${name}: ${name};`,
  }));
  for (const [id, operation] of fieldsOf(members('operations'))) {
    const doc = `${texts.get(id) ?? ''}\n`;
    const { parameters } = Object.fromEntries(fieldsOf(operation.type));
    const inputs = [...fieldsOf(parameters?.type)].filter(
      ([name, { type }]) => ['path', 'query'].includes(name) && type && ts.isTypeLiteralNode(type),
    );
    edits.push({ from: operation.getFullStart(), to: operation.getStart(), text: `\n${doc}` });
    for (const [, input] of inputs) {
      edits.push({ from: input.getStart(), to: input.getStart(), text: doc });
    }
    edits.push(...inheritedTexts(operation, schemas));
  }
  return `${edited(text, edits)}\n${named.join('\n')}`
    .replace(/components\["schemas"\]\["(\w+)"\]/g, '$1')
    .replace(/(\/\*\*\s*(?:\* )?)@description /g, '$1')
    .replace(/^( *\*) @description /gm, '$1\n$1 ');
}

/** Returns the edits that give each field without a description the one of its schema, or of its entries' schema. */
function inheritedTexts(node: ts.Node, schemas: ReadonlyMap<string, ts.PropertySignature>): Edit[] {
  const edits: Edit[] = [];
  const visit = (each: ts.Node): void => {
    if (ts.isPropertySignature(each) && each.type && !docOf(each).includes('@description')) {
      const [, name = ''] = /components\["schemas"\]\["(\w+)"\]/.exec(each.type.getText()) ?? [];
      const schema = ts.isTypeLiteralNode(each.type) ? undefined : schemas.get(name);
      const inherited = schema && /@description ([^\n]*?)(?: \*\/)?$/m.exec(docOf(schema))?.[1];
      const own = /^\/\*\*([\s\S]*)\*\/$/.exec(docOf(each))?.[1] ?? '';
      if (inherited !== undefined) {
        const doc = own === '' ? `/** ${inherited} */\n` : `/**\n * ${inherited}\n *${own}*/\n`;
        edits.push({ from: each.getFullStart(), to: each.getStart(), text: `\n${doc}` });
      }
    }
    ts.forEachChild(each, visit);
  };
  visit(node);
  return edits;
}

const origins = new Map<Json | undefined, string>([
  ['specified', "Specified: the product's specification names it."],
  ['assumed', 'Assumed: the screens need it besides what the specification names.'],
]);

function textOf({ summary, description, 'x-origin': origin }: JsonObject): string {
  const paragraphs = [summary, description, origins.get(origin)].map((each) =>
    String(each).trim().replaceAll('\n', '\n * '),
  );
  return `/**\n * ${paragraphs.join('\n *\n * ')}\n */`;
}

/** Applies edits to a text. Their positions are counted from the start of the file. */
function edited(text: string, edits: readonly Edit[], start = 0): string {
  return edits
    .toSorted((one, other) => other.from - one.from)
    .reduce(
      (done, edit) => done.slice(0, edit.from - start) + edit.text + done.slice(edit.to - start),
      text,
    );
}

interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

function fieldsOf(node: ts.Node | undefined): Map<string, ts.PropertySignature> {
  const members =
    node && (ts.isInterfaceDeclaration(node) || ts.isTypeLiteralNode(node)) ? node.members : [];
  return new Map(
    [...members].filter(ts.isPropertySignature).map((field) => [nameOf(field), field]),
  );
}

function nameOf({ name }: ts.PropertySignature): string {
  return ts.isStringLiteral(name) ? name.text : name.getText();
}

function typeOf(field: ts.PropertySignature | undefined): ts.TypeNode {
  if (field?.type) return field.type;
  throw new Error('openapi-typescript writes its types in another form');
}

function docOf(node: ts.Node): string {
  return ts
    .getJSDocCommentsAndTags(node)
    .map((doc) => doc.getText())
    .join('\n');
}
