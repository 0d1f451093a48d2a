import ts from 'typescript';

/** Gives each schema a named type, which editors show on hover, and each operation its description from the contract. */
export function namedTypes(text: string): string {
  const file = ts.createSourceFile('schema.ts', text, ts.ScriptTarget.Latest, true);
  const members = (name: string) =>
    file.statements.find((each) => ts.isInterfaceDeclaration(each) && each.name.text === name);
  const schemas = fieldsOf(typeOf(fieldsOf(members('components')).get('schemas')));
  const texts = new Map(
    [...fieldsOf(members('paths')).values()]
      .flatMap((path) => [...fieldsOf(path.type).values()])
      .map((call) => [
        /^operations\["(\w+)"\]$/.exec(call.type?.getText() ?? '')?.[1],
        docOf(call),
      ]),
  );

  const edits: Edit[] = [];
  const named = [...schemas].map(([name, field]) => {
    const type = typeOf(field);
    edits.push({ from: field.getFullStart(), to: field.end, text: `\n${name}: ${name};` });
    const body = type.getText();
    const declared = ts.isTypeLiteralNode(type)
      ? `interface ${name} ${body}`
      : `type ${name} = ${body}`;
    return `${docOf(field)}\nexport ${declared}`;
  });
  for (const [id, operation] of fieldsOf(members('operations'))) {
    const doc = `${texts.get(id) ?? ''}\n`;
    const { parameters } = Object.fromEntries(fieldsOf(operation.type));
    const inputs = [...fieldsOf(parameters?.type)].filter(
      ([name, { type }]) => ['path', 'query'].includes(name) && type && ts.isTypeLiteralNode(type),
    );
    for (const field of [operation, ...inputs.map(([, input]) => input)]) {
      edits.push({ from: field.getStart(), to: field.getStart(), text: doc });
    }
  }
  const types = edits
    .sort((one, other) => other.from - one.from)
    .reduce((done, edit) => done.slice(0, edit.from) + edit.text + done.slice(edit.to), text);
  return `${types}\n${named.join('\n')}`.replace(/components\["schemas"\]\["(\w+)"\]/g, '$1');
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
