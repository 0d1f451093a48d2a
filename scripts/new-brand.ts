import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownFiles, readNewBrand } from '../packages/create-parde-brand/src/index.ts';
import { writeIcons } from '../packages/storefront/src/commands/brand-files.ts';
import { bold, print, red } from '../packages/storefront/src/commands/print.ts';
import { brandNames } from './lib/brands.ts';
import { asRecord, readJson } from './lib/json.ts';
import { pnpmProgram } from './lib/pnpm.ts';
import { root } from './lib/workspace.ts';

/** Creates a brand that builds and passes the shared tests. */

/** The files of a brand's folder that are the same in every brand. */
const shared = ['client.ts', 'package.json', 'server.ts', 'tsconfig.json', 'vite.config.ts'];

try {
  const options = readNewBrand(
    process.argv.slice(2),
    'pnpm new-brand <name> [--fa <name in Persian>] [--en <name in English>] [--color <#hex>]',
  );
  const { id: name, en } = options;
  const own = ownFiles(options);
  const folder = join(root, 'apps', name);
  if (existsSync(folder)) {
    throw new Error(`apps/${name} is there already. The brands: ${brandNames(root).join(', ')}`);
  }
  mkdirSync(folder);
  for (const file of shared) copyFileSync(join(root, 'apps/main', file), join(folder, file));
  rewrite(`apps/${name}/package.json`, (text) => text.replace('"@parde/main"', `"@parde/${name}"`));
  writeFileSync(join(folder, 'brand.ts'), own.brand);
  writeFileSync(join(folder, 'theme.css.ts'), own.theme);
  rewrite('README.md', (text) =>
    withRow(text, `[\`@parde/${name}\`](apps/${name})`, `The brand ${en}.`),
  );
  // The end-to-end tests find the brands by themselves. Only their dependency on the brand's build has to be added.
  rewrite('turbo.json', (text) => withBuild(text, `@parde/${name}#build`));

  run(pnpmProgram, ['install', '--prefer-offline', '--no-frozen-lockfile']);
  await writeIcons(folder);
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  run(process.execPath, [biome, 'check', '--write', `apps/${name}`, 'turbo.json']);

  print();
  for (const sentence of own.adjusted) print(sentence);
  print(bold(`apps/${name} is a brand: pnpm start ${name}`));
  print(`Make it yours in apps/${name}/brand.ts and theme.css.ts, then: pnpm generate icons`);
} catch (error) {
  print(red(error instanceof Error ? error.message : String(error)));
  process.exitCode = 1;
}

function rewrite(file: string, change: (text: string) => string): void {
  const before = readFileSync(join(root, file), 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`${file} is not as this script knows it.`);
  writeFileSync(join(root, file), after);
}

/** Adds a row to the table of packages, after the last brand's row. */
function withRow(readme: string, ...cells: readonly string[]): string {
  const lines = readme.split('\n');
  const at = lines.findLastIndex((line) =>
    brandNames(root).some((brand) => line.startsWith(`| [\`@parde/${brand}\`]`)),
  );
  const widths = (lines[at] ?? '')
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.length - 2);
  const row = cells.map((cell, index) => cell.padEnd(widths[index] ?? 0));
  return lines.toSpliced(at + 1, 0, `| ${row.join(' | ')} |`).join('\n');
}

function withBuild(turbo: string, build: string): string {
  const { dependsOn } = asRecord(
    asRecord(readJson(join(root, 'turbo.json')).tasks)['@parde/e2e#e2e'],
  );
  const [last] = Array.isArray(dependsOn) ? dependsOn.slice(-1) : [];
  const end = turbo.indexOf(`"${last}"`, turbo.indexOf('"@parde/e2e#e2e"'));
  if (end === -1) return turbo;
  return `${turbo.slice(0, end)}"${build}", ${turbo.slice(end)}`;
}

function run(program: string, args: readonly string[]): void {
  const { status } = spawnSync(program, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed.`);
}
