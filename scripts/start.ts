import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { print } from '../packages/storefront/src/commands/print.ts';
import { onExit, startProcess } from '../packages/storefront/src/commands/processes.ts';
import { readStartSettings, startBrand } from '../packages/storefront/src/commands/start-brand.ts';
import { brandNames } from './lib/brands.ts';
import { withLock } from './lib/lock.ts';
import { noTelemetry, turboProgram } from './lib/turbo.ts';
import { root } from './lib/workspace.ts';

await onExit(async () => {
  const { brand, dev, catalogue } = readArguments();
  const settings = readStartSettings();
  if (catalogue !== undefined && settings.apiUrl !== undefined) {
    throw new Error('--catalogue is for the reference API: leave it out, or API_BASE_URL.');
  }
  const referenceApi = [
    join(root, 'packages/reference-api/src/bin.ts'),
    // The cache of an earlier start.
    ...['--cache', join(root, 'node_modules/.cache/reference-api')],
    ...(catalogue === undefined ? [] : ['--catalogue', checkedCatalogue(catalogue)]),
  ];
  // Two starts would build into the same folder and use the same port.
  const lock = join(root, '.turbo/start.lock');
  const waiting = () => print('Another start is under way in this folder. Waiting for it …');
  return withLock(lock, waiting, async () => {
    const folder = join(root, 'apps', brand);
    await (dev ? check(folder) : build(brand));
    return startBrand({ ...settings, name: brand, folder, dev, referenceApi });
  });
});

function readArguments(): { brand: string; dev: boolean; catalogue: string | undefined } {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { dev: { type: 'boolean', default: false }, catalogue: { type: 'string' } },
  });
  const brands = brandNames(root);
  const brand = positionals[0] ?? 'main';
  if (!brands.includes(brand)) {
    throw new Error(`There is no brand '${brand}'. The brands: ${brands.join(', ')}`);
  }
  return { brand, dev: values.dev, catalogue: values.catalogue };
}

/** Resolves the path from the folder in which pnpm was called, and checks the catalogue. */
function checkedCatalogue(name: string): string {
  const file = resolve(process.env.INIT_CWD ?? process.cwd(), name);
  // The check runs in its own process, which returns its memory: a large file takes a gigabyte.
  const program = join(root, 'packages/demo-catalogue/src/bin.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, '--check', file], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr.trim());
  print(stdout.trim());
  return file;
}

/** Checks the brand as a build would. The check loads Vite and sharp, which no other part of this script needs. */
async function check(folder: string): Promise<void> {
  const { readSoundBrand } = await import('../packages/storefront/src/commands/brand-files.ts');
  await readSoundBrand(folder);
}

async function build(brand: string): Promise<void> {
  print(
    `Building the brand ${brand}. The first time takes about a minute; unchanged parts are kept.`,
  );
  const turbo = startProcess({
    name: 'build',
    program: process.execPath,
    args: [turboProgram, 'run', 'build', `--filter=./apps/${brand}`, '--output-logs=errors-only'],
    cwd: root,
    env: noTelemetry,
  });
  const how = await turbo.ended;
  if (how !== 'ended with exit code 0') {
    throw new Error(`The build of ${brand} failed. Its messages are above.`);
  }
}
