import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { bold, say } from '../../packages/storefront/src/commands/say.ts';
import { npm, type Registry } from './local-registry.ts';

interface Way {
  readonly manager: 'npm' | 'pnpm';
  /** Of Node, as npm names it. */
  readonly node: string;
}

/** What the brand says and shows, and no other does. */
const colour = '#0a7a55';
const tagline = 'فیلم‌هایی که تنها این‌جا می‌بینید';
const word = 'جست‌وجوی سبا';

/** Makes a brand as a partner does, by name from a registry alone; it must install, build, and show itself. */
export function tryOutside(registry: Registry, scratch: string, { manager, node }: Way): void {
  const place = join(scratch, `${manager}-${node}`);
  mkdirSync(place, { recursive: true });
  npm(place, 'install', '--prefix', join(place, 'node'), '--silent', `node@${node}`);
  const bin = join(place, 'node/node_modules/node/bin');
  const run = (cwd: string, program: string, ...args: readonly string[]) => {
    const from = performance.now();
    const result = spawnSync(program, args, {
      cwd,
      encoding: 'utf8',
      env: {
        ...process.env,
        PATH: `${bin}${delimiter}${dirname(program)}${delimiter}${process.env.PATH}`,
        npm_config_registry: registry.url,
        pnpm_config_registry: registry.url,
      },
    });
    const output = `${result.stdout}${result.stderr}`;
    if (result.status !== 0) throw new Error(`${program} ${args.join(' ')} failed:\n${output}`);
    say(`  ${args.join(' ')}: ${((performance.now() - from) / 1000).toFixed(0)} s`);
    return output;
  };

  say(bold(`\nA brand outside, with ${manager} and Node ${node}`));
  const call = (cwd: string, ...args: readonly string[]) =>
    manager === 'npm' ? run(cwd, 'npm', ...args) : run(cwd, 'npx', '-y', 'pnpm@12', ...args);
  const names = ['--fa', 'سبا', '--en', 'Saba'];
  if (manager === 'npm') call(place, 'create', '-y', 'parde-brand@latest', 'saba', '--', ...names);
  else call(place, 'create', 'parde-brand@latest', 'saba', ...names);

  const saba = join(place, 'saba');
  makeItsOwn(saba);
  call(saba, 'install');
  call(saba, 'run', 'typecheck');
  call(saba, 'test');
  assert.match(run(saba, 'node', 'own.js'), /as it should be/);
}

/** A colour, a sentence and a word. */
function makeItsOwn(folder: string): void {
  const brand = join(folder, 'brand.ts');
  const text = readFileSync(brand, 'utf8')
    .replace(/tagline: \{ fa: '[^']*'/, `tagline: { fa: '${tagline}'`)
    .replace('  otherHosts:', `  words: { fa: { 'shell:search': '${word}' } },\n  otherHosts:`);
  assert.ok(text.includes(tagline) && text.includes(word));
  writeFileSync(brand, text);
  writeFileSync(
    join(folder, 'theme.css.ts'),
    `import { brandTheme, themeFromColor } from '@parde/ui/theme';\n\nbrandTheme(themeFromColor('${colour}'));\n`,
  );
  writeFileSync(
    join(folder, 'own.js'),
    `import assert from 'node:assert/strict';
import { startForTest } from '@parde/storefront/testing';

const brand = await startForTest();
try {
  const home = await (await fetch(brand.origin)).text();
  for (const own of ['سبا', '${tagline}', '${word}', '${colour}']) assert.ok(home.includes(own), own);
  const film = await (await fetch(brand.origin + '/movie/1024')).text();
  assert.match(film, /<h1/);
  const scripts = [...home.matchAll(/\\/assets\\/[\\w.-]+\\.js/g)].map(([path]) => path);
  assert.ok(scripts.length > 3);
  for (const path of new Set(scripts)) assert.equal((await fetch(brand.origin + path)).status, 200, path);
  // Every class of the page is in its own styles.
  const styles = home.match(/<style[^>]*>[^]*?<\\/style>/)?.[0] ?? '';
  assert.ok(styles.length > 20_000);
  console.log('as it should be');
} finally {
  await brand.stop();
}
`,
  );
}
