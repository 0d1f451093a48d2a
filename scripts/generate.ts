import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brandFiles, readSoundBrand } from '../packages/storefront/src/commands/brand-files.ts';
import { print, red } from '../packages/storefront/src/commands/print.ts';
import { answerSchemasModule } from './generate/answer-schemas-module.ts';
import { asObject, type Json } from './generate/contract.ts';
import { contractJson } from './generate/contract-json.ts';
import { examplesModule } from './generate/examples-module.ts';
import { fontFiles } from './generate/fonts.ts';
import { messageModuleFiles } from './generate/messages-module.ts';
import { openBodies } from './generate/open-bodies.ts';
import { operationsModule } from './generate/operations-module.ts';
import { shortcutLinesModule } from './generate/shortcut-lines.ts';
import { tokenFiles } from './generate/tokens/files.ts';
import { bundleContract, format, lintContract, typesOf } from './generate/tools.ts';
import { brandNames } from './lib/brands.ts';
import { type Files, staleFiles, writeFiles } from './lib/files.ts';
import { root } from './lib/workspace.ts';

/**
 * Writes the generated files, or only the named parts. With `--check` it writes nothing and fails if a file is stale.
 */

const header = `/**
 * Made from openapi/ by \`pnpm generate\`. Do not edit: change the contract and run it again.
 */
`;

function contractFiles(): Files {
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
    const modules = {
      'packages/api-client/src/generated/schema.ts': typesOf(bundle, contract),
      'packages/api-client/src/generated/operations.ts': operationsModule(contract),
      'packages/api-client/src/generated/examples.ts': examplesModule(contract),
      'packages/api-client/src/generated/answer-schemas.ts': answerSchemasModule(contract),
    };
    return {
      'packages/api-client/openapi.json': contractJson(contract),
      ...Object.fromEntries(
        Object.entries(modules).map(([path, text]) => [path, format(path, header + text)]),
      ),
    };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

async function iconFiles(): Promise<Files> {
  const path = 'packages/storefront/src/commands/shortcut-lines.ts';
  const files: Record<string, string | Buffer> = { [path]: format(path, shortcutLinesModule()) };
  for (const name of brandNames(root)) {
    const folder = join(root, 'apps', name);
    const drawn = await brandFiles(folder, await readSoundBrand(folder));
    for (const [file, content] of Object.entries(drawn)) {
      files[`apps/${name}/public/${file}`] = content;
    }
  }
  return files;
}

const parts = {
  contract: contractFiles,
  tokens: tokenFiles,
  api: async () => {
    // The compiler is slow to load, and only this part needs it.
    const { publicApi } = await import('./generate/public-api.ts');
    return { 'packages/ui/api.md': publicApi(join(root, 'packages/ui')) };
  },
  fonts: fontFiles,
  messages: messageModuleFiles,
  icons: iconFiles,
} satisfies Record<string, () => Files | Promise<Files>>;

type Part = keyof typeof parts;

const isPart = (name: string): name is Part => name in parts;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean', default: false } },
});

try {
  const names = positionals.length > 0 ? positionals : Object.keys(parts);
  const made: Record<string, string | Uint8Array> = {};
  for (const name of names) {
    if (!isPart(name)) {
      throw new Error(`There is no part '${name}'. The parts: ${Object.keys(parts).join(', ')}`);
    }
    Object.assign(made, await parts[name]());
  }
  const left = names.includes('tokens')
    ? globSync('packages/ui/figma/*', { cwd: root }).filter((path) => !(path in made))
    : [];
  const stale = [...staleFiles(root, made), ...left];
  if (stale.length === 0) {
    print(`Up to date: ${names.join(', ')}.`);
  } else if (values.check) {
    throw new Error(`Stale: ${stale.join(', ')}. Run \`pnpm generate\`, review, and commit.`);
  } else {
    writeFiles(root, made);
    for (const path of left) rmSync(join(root, path));
    print(`Made ${stale.join(', ')}.`);
  }
} catch (error) {
  print(red(error instanceof Error ? error.message : String(error)));
  process.exitCode = 1;
}
