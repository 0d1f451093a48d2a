import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

/** TypeScript reads the types of a complete brand, which takes seconds, and far longer on a busy machine. */
const timeoutMs = 60_000;

it('an unknown key gives a short error message, as editors show it', {
  timeout: timeoutMs,
}, () => {
  const file = join(import.meta.dirname, 'mistyped.ts');
  const source = `import type { BrandMessages } from './define-brand.ts';
export const words: BrandMessages = { en: { 'shell:singIn': 'Enter', 'shell:signIn': 'Enter' } };
export const others: BrandMessages = { en: { 'shell:signIn': 1 } };`;
  expect(errorsOf(file, source)).toEqual([
    "Object literal may only specify known properties, and ''shell:singIn'' does not exist in type 'MessageKeys'.",
    "Type 'number' is not assignable to type 'string'.",
  ]);
});

/** Returns the type errors of a file that does not exist on disk. */
function errorsOf(file: string, source: string): string[] {
  const options: ts.CompilerOptions = {
    noEmit: true,
    strict: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
    jsx: ts.JsxEmit.ReactJSX,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.getSourceFile = (name, ...rest) =>
    name === file
      ? ts.createSourceFile(name, source, ts.ScriptTarget.ESNext)
      : getSourceFile(name, ...rest);
  const program = ts.createProgram([file], options, host);
  return program
    .getSemanticDiagnostics(program.getSourceFile(file))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}
