import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brandFiles } from './generate/brand-files.ts';
import { brandNames } from './lib/brands.ts';
import { writeFiles } from './lib/files.ts';
import { asRecord, readJson } from './lib/json.ts';
import { pnpmProgram } from './lib/pnpm.ts';
import { bold, red, say } from './lib/say.ts';
import { root } from './lib/workspace.ts';

/** Makes a brand that builds and passes the shared tests. */

/** What a brand's folder holds besides what makes it differ. */
const shared = ['client.ts', 'package.json', 'server.ts', 'tsconfig.json', 'vite.config.ts'];

const themeModule = `import { brandTheme } from '@parde/ui/theme';

// What is left out here is as the main brand has it.
brandTheme({});
`;

try {
  const { name, fa, en } = readArguments();
  const folder = join(root, 'apps', name);
  mkdirSync(folder);
  for (const file of shared) copyFileSync(join(root, 'apps/main', file), join(folder, file));
  rewrite(`apps/${name}/package.json`, (text) => text.replace('"@parde/main"', `"@parde/${name}"`));
  writeFileSync(join(folder, 'brand.ts'), brandModule(name, fa, en));
  writeFileSync(join(folder, 'theme.css.ts'), themeModule);
  rewrite('README.md', (text) =>
    withRow(text, `@parde/${name}`, `apps/${name}`, `The brand ${en}.`),
  );
  // The journeys find the brands by themselves; that they need its build is written down here alone.
  rewrite('turbo.json', (text) => withBuild(text, `@parde/${name}#build`));

  run(pnpmProgram, ['install', '--prefer-offline', '--no-frozen-lockfile']);
  writeFiles(root, await brandFiles(root, name));
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  run(process.execPath, [biome, 'check', '--write', `apps/${name}`, 'turbo.json']);

  say();
  say(bold(`apps/${name} is a brand: pnpm start ${name}`));
  say(`Make it yours in apps/${name}/brand.ts and theme.css.ts, then: pnpm generate icons`);
} catch (error) {
  say(red(error instanceof Error ? error.message : String(error)));
  process.exitCode = 1;
}

function readArguments(): { name: string; fa: string; en: string } {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { fa: { type: 'string' }, en: { type: 'string' } },
  });
  const [name = '', ...more] = positionals;
  if (!/^[a-z][a-z0-9-]{1,29}$/.test(name) || more.length > 0) {
    throw new Error(
      'pnpm new-brand <name> [--fa <name in Persian>] [--en <name in English>]\nThe name is 2 to 30 lower-case letters, digits and dashes, and begins with a letter.',
    );
  }
  if (existsSync(join(root, 'apps', name))) {
    throw new Error(`apps/${name} is there already. The brands: ${brandNames(root).join(', ')}`);
  }
  const en = values.en ?? `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return { name, en, fa: values.fa ?? en };
}

function rewrite(file: string, change: (text: string) => string): void {
  const before = readFileSync(join(root, file), 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`${file} is not as this script knows it.`);
  writeFileSync(join(root, file), after);
}

/** The table of packages with one more row, after the last brand's. */
function withRow(readme: string, ...cells: readonly string[]): string {
  const lines = readme.split('\n');
  const at = lines.findLastIndex((line) =>
    brandNames(root).some((brand) => line.startsWith(`| \`@parde/${brand}\` `)),
  );
  const widths = (lines[at] ?? '')
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.length - 2);
  const row = cells.map((cell, index) =>
    (index === 0 ? `\`${cell}\`` : cell).padEnd(widths[index] ?? 0),
  );
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

/** What a new brand says of itself, for somebody to make their own. */
function brandModule(name: string, fa: string, en: string): string {
  return `import { defineBrand } from '@parde/storefront/brand';

export const brand = defineBrand({
  id: ${quoted(name)},
  name: { fa: ${quoted(fa)}, en: ${quoted(en)} },
  tagline: { fa: 'هر شب یک پردهٔ تازه', en: 'A new screen every night' },
  description: {
    fa: 'تماشا و دانلود فیلم و سریال ایرانی و خارجی، پخش زنده و مجله، با دوبله و زیرنویس فارسی.',
    en: 'Watch and download Iranian and foreign films and series, live channels and magazines, dubbed and subtitled in Persian.',
  },
  logoPath: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18zM10 8l6 4l-6 4z',
  iconColor: { ground: '#100a08', mark: '#ffa538' },
  themeColor: { light: '#f9f5ee', dark: '#100a08' },
  supportPhone: '02191000000',
  ids: { live: 'parde-one', newspaper: 'khabar', bookFair: '4300' },
  otherHosts: 'redirect',
  rules: {},
  sliderRef: '0',
  userRef: '0',
});
`;
}

function quoted(text: string): string {
  return `'${text.replaceAll(/[\\']/g, '\\$&')}'`;
}
