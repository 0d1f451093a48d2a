import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import ts from 'typescript';
import { asRecord } from '../../../../scripts/lib/json.ts';

/** Beside the file of the kinds; it is never written. */
const literals = fileURLToPath(new URL('./literals.ts', import.meta.url));

/**
 * What Kubernetes would refuse in these manifests. Each becomes a literal of its kind's type, where TypeScript refuses
 * fields that there are not; the JSON schemas on npm let them pass.
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

/** Of https://github.com/compose-spec/compose-spec (Apache-2.0), schema/compose-spec.json at a08f8d5, as it is there. */
const composeSchema: object = JSON.parse(
  readFileSync(new URL('./schemas/compose-spec.json', import.meta.url), 'utf8'),
);
const { $schema: _draft, ...schema } = asRecord(composeSchema);
const validate = new Ajv({ allErrors: true, strict: false, validateFormats: false }).compile(
  schema,
);

/** What the Compose Specification does not know or allow in this file. */
export function composeProblems(value: unknown): string[] {
  validate(value);
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}
