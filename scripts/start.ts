import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startProcess } from '../packages/storefront/src/commands/processes.ts';
import { say } from '../packages/storefront/src/commands/print.ts';
import { readStartSettings, startBrand } from '../packages/storefront/src/commands/start-brand.ts';
import { untilTheEnd } from '../packages/storefront/src/commands/on-exit.ts';
import { brandNames } from './lib/brands.ts';
import { withLock } from './lib/lock.ts';
import { noTelemetry, turboProgram } from './lib/turbo.ts';
import { root } from './lib/workspace.ts';

await untilTheEnd(async () => {
  const { brand, dev, catalogue } = readArguments();
  const settings = readStartSettings();
  if (catalogue !== undefined && settings.own !== undefined) {
    throw new Error('--catalogue is for the reference API: leave it out, or API_BASE_URL.');
  }
  const referenceApi = [
    join(root, 'packages/reference-api/src/bin.ts'),
    // What an earlier start left for this one.
    ...['--cache', join(root, 'node_modules/.cache/reference-api')],
    ...(catalogue === undefined ? [] : ['--catalogue', checkedCatalogue(catalogue)]),
  ];
  // Two starts would build into the same folder and take the same port.
  const lock = join(root, '.turbo/start.lock');
  const waiting = () => say('Another start is under way in this folder. Waiting for it …');
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

/** Relative to the folder that pnpm was called in. */
function checkedCatalogue(name: string): string {
  const file = resolve(process.env.INIT_CWD ?? process.cwd(), name);
  // In a process of its own, which gives its memory back: a large file takes a gigabyte.
  const program = join(root, 'packages/demo-catalogue/src/bin.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, '--check', file], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr.trim());
  say(stdout.trim());
  return file;
}

/** As a build would. It brings Vite and sharp, which nothing else here loads. */
async function check(folder: string): Promise<void> {
  const { readSoundBrand } = await import('../packages/storefront/src/commands/brand-files.ts');
  await readSoundBrand(folder);
}

async function build(brand: string): Promise<void> {
  say(
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
    throw new Error(`The build of ${brand} failed. What it said stands above.`);
  }
}
