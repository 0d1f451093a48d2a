/**
 * `pnpm tool pictures [--update] [part of a story's name]`: compares selected stories with their committed pictures.
 */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { print } from '../../packages/storefront/src/commands/print.ts';
import { ensureBrowser } from '../find-browser.ts';
import { root } from '../lib/workspace.ts';

const folder = join(root, 'apps/storybook');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { update: { type: 'boolean', default: false } },
});
const isUnfiltered = positionals.length === 0;
const path = ensureBrowser();
const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' });
const browser = `Chromium ${/[\d.]+/.exec(stdout)?.[0] ?? 'of no version'}`;
const note = join(folder, 'pictures/browser.txt');
const earlier = readFileSync(note, 'utf8').trim() || browser;

if (earlier !== browser) {
  print(
    `${earlier} drew the committed pictures, and this is ${browser}: it may draw letters otherwise.`,
  );
  if (values.update && !isUnfiltered) {
    print('Draw all of them, without a name.');
    process.exit(2);
  }
}
if (values.update && isUnfiltered) {
  for (const picture of globSync('pictures/*/*.png', { cwd: folder })) {
    rmSync(dirname(join(folder, picture)), { recursive: true, force: true });
  }
  writeFileSync(note, `${browser}\n`);
}
rmSync(join(folder, 'test-results/pictures'), { recursive: true, force: true });
const { status } = spawnSync(
  join(folder, 'node_modules/.bin/vitest'),
  [
    ...['run', '--config', 'pictures.config.ts', 'pictures.test'],
    ...(values.update ? ['--update'] : []),
    ...(isUnfiltered ? [] : ['--testNamePattern', positionals.join('|')]),
  ],
  { cwd: folder, env: { ...process.env, BROWSER_PATH: path }, stdio: 'inherit' },
);
if (status !== 0) {
  print('What is and what differs: apps/storybook/test-results/pictures');
  print('If it is as it should be: `pnpm tool pictures --update`, and commit.');
}
process.exitCode = status ?? 1;
