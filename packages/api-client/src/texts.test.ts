import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';

const source = readFileSync(new URL('./generated/schema.ts', import.meta.url), 'utf8');
const file = ts.createSourceFile('schema.ts', source, ts.ScriptTarget.Latest, true);
const declared = file.statements.filter(
  (each) => ts.isInterfaceDeclaration(each) || ts.isTypeAliasDeclaration(each),
);
/** The declarations that openapi-typescript adds around the contract. */
const frames = ['paths', 'webhooks', 'components', '$defs', 'operations'];
const schemas = declared.filter(({ name }) => !frames.includes(name.text));
const operations = fieldsOf(declared.find(({ name }) => name.text === 'operations'));

it('shows a description of the contract and its origin with every operation', () => {
  expect(operations.length).toBeGreaterThan(80);
  const origin = /(?:Specified|Assumed): .+\.$/;
  const bare = operations.filter(
    (each) => !/^\S.+\n\n\S/.test(textOf(each)) || !origin.test(textOf(each)),
  );
  expect(bare.map(({ name }) => name.getText())).toEqual([]);
});

it('shows a description with every parameter and every field of a body', () => {
  const parameters = operations.flatMap((operation) =>
    fieldsOf(fieldsOf(operation.type).find(({ name }) => name.getText() === 'parameters')?.type)
      .filter(({ name }) => name.getText() !== 'cookie')
      .flatMap((group) => fieldsOf(group.type))
      .map((field) => [operation.name.getText(), field] as const),
  );
  const fields = schemas.flatMap((schema) =>
    fieldsWithin(schema).map((field) => [schema.name.text, field] as const),
  );
  const all = [...parameters, ...fields];
  expect(all.length).toBeGreaterThan(1000);
  const bare = all.filter(([, field]) => textOf(field) === '');
  expect(bare.map(([owner, { name }]) => `${owner}.${name.getText()}`)).toEqual([]);
});

function fieldsOf(node: ts.Node | undefined): ts.PropertySignature[] {
  const members =
    node && (ts.isInterfaceDeclaration(node) || ts.isTypeLiteralNode(node)) ? node.members : [];
  return [...members].filter(ts.isPropertySignature);
}

function fieldsWithin(node: ts.Node): ts.PropertySignature[] {
  const found: ts.PropertySignature[] = [];
  const visit = (each: ts.Node): void => {
    if (ts.isPropertySignature(each)) found.push(each);
    ts.forEachChild(each, visit);
  };
  visit(node);
  return found;
}

/** Returns the description without tags and without a format. */
function textOf(node: ts.Node): string {
  const docs = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  const text = docs.map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '').join('\n');
  return text.replace(/^Format: .*$/gm, '').trim();
}
