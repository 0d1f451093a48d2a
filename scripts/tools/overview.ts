/** `pnpm tool overview`: takes the pictures for the README of `packages/ui` from the Storybook. */
import { spawnSync } from 'node:child_process';
import { globSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { print } from '../../packages/storefront/src/commands/print.ts';
import { ensureBrowser } from '../find-browser.ts';
import { webp } from '../lib/webp.ts';
import { root } from '../lib/workspace.ts';

const storybook = join(root, 'apps/storybook');
const { status } = spawnSync(
  join(storybook, 'node_modules/.bin/vitest'),
  ['run', '--config', 'pictures.config.ts', 'overview.test'],
  { cwd: storybook, env: { ...process.env, BROWSER_PATH: ensureBrowser() }, stdio: 'inherit' },
);
if (status !== 0) process.exit(1);

for (const path of globSync(join(storybook, 'test-results/overview/*.png'))) {
  const picture = await webp(path, 82);
  const name = `overview.${basename(path, '.png')}.webp`;
  writeFileSync(join(root, 'packages/ui/images', name), picture);
  print(`${name}: ${Math.ceil(picture.length / 1024)} KB`);
}
