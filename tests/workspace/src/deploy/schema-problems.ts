import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import ts from 'typescript';
import { asRecord } from '../../../../scripts/lib/json.ts';

/** A virtual file beside the file of the kinds. It is never written. */
const literals = fileURLToPath(new URL('./literals.ts', import.meta.url));

/**
 * Returns the errors for which Kubernetes would refuse these manifests. Each manifest becomes a literal of its kind's
 * type, so that TypeScript refuses unknown fields. The JSON schemas on npm allow unknown fields.
 */
export function manifestProblems(manifests: readonly unknown[]): string[] {
  const lines = manifests.map((manifest, index) => {
    const { apiVersion, kind } = asRecord(manifest);
    return `export const m${index}: ManifestKinds['${apiVersion} ${kind}'] = ${JSON.stringify(manifest)};`;
  });
  const source = ["import type { ManifestKinds } from './manifest-kinds.ts';", ...lines].join('\n');
  const options: ts.CompilerOptions = {
    allowImportingTsExtensions: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    noEmit: true,
    skipLibCheck: true,
    strict: true,
    target: ts.ScriptTarget.ES2023,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { fileExists, getSourceFile } = host;
  host.fileExists = (file) => file === literals || fileExists(file);
  host.getSourceFile = (file, ...rest) =>
    file === literals
      ? ts.createSourceFile(file, source, options.target ?? ts.ScriptTarget.ES2023)
      : getSourceFile(file, ...rest);
  const program = ts.createProgram([literals], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

/** From https://github.com/compose-spec/compose-spec (Apache-2.0), schema/compose-spec.json at a08f8d5, unchanged. */
const composeSchema: object = JSON.parse(
  readFileSync(new URL('./schemas/compose-spec.json', import.meta.url), 'utf8'),
);
const { $schema: _draft, ...schema } = asRecord(composeSchema);
const validate = new Ajv({ allErrors: true, strict: false, validateFormats: false }).compile(
  schema,
);

/** Returns the parts of this file that the Compose Specification does not allow. */
export function composeProblems(value: unknown): string[] {
  validate(value);
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}
