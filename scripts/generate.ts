import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { answerSchemasModule } from './generate/answer-schemas-module.ts';
import { asObject, type Json } from './generate/contract.ts';
import { contractModule } from './generate/contract-module.ts';
import { examplesModule } from './generate/examples-module.ts';
import { openBodies } from './generate/open-bodies.ts';
import { operationsModule } from './generate/operations-module.ts';
import { bundleContract, format, lintContract, typesOf } from './generate/tools.ts';
import { root } from './lib/workspace.ts';

/** Makes the committed files that come from openapi/. `--check` writes nothing and fails where one is old. */

const header = `/**
 * Made from openapi/ by \`pnpm generate\`. Do not edit: change the contract and run it again.
 */
`;

function generatedFiles(): Record<string, string> {
  const scratch = mkdtempSync(join(tmpdir(), 'parde-generate-'));
  try {
    const bundle = join(scratch, 'openapi.json');
    lintContract();
    bundleContract(bundle);
    const json: Json = JSON.parse(readFileSync(bundle, 'utf8'));
    const contract = asObject(json);
    const open = openBodies(contract);
    if (open.length > 0) {
      throw new Error(`A request's objects say additionalProperties: false: ${open.join('; ')}`);
    }
    return {
      'packages/api-client/src/generated/schema.ts': typesOf(bundle),
      'packages/api-client/src/generated/operations.ts': operationsModule(contract),
      'packages/api-client/src/generated/examples.ts': examplesModule(contract),
      'packages/api-client/src/generated/answer-schemas.ts': answerSchemasModule(contract),
      'packages/reference-api/src/generated/contract.ts': contractModule(contract),
    };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

const stale = Object.entries(generatedFiles())
  .map(([path, text]) => ({ path, file: join(root, path), text: format(path, header + text) }))
  .filter(({ file, text }) => text !== readIfThere(file));
const names = stale.map(({ path }) => path).join(', ');

if (stale.length === 0) {
  console.log('What is made from openapi/ is up to date.');
} else if (process.argv.includes('--check')) {
  console.error(`Not what openapi/ says: ${names}. Run \`pnpm generate\` and commit.`);
  process.exitCode = 1;
} else {
  for (const { file, text } of stale) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  console.log(`Made ${names}.`);
}
