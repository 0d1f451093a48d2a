import { rmSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { createViteServer } from 'vitest/node';
import { componentPages } from './generate/component-pages.ts';
import { writeFiles } from './lib/files.ts';
import { root } from './lib/workspace.ts';

/** Writes the docs for machines: `component-pages.ts <folder> <package>…`, with `llms.txt` beside the folder. */

const [folder, ...packages] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder and the packages');
const storybook = join(root, 'apps/storybook');

// Vite reads stories as the docs do: JSX, styles and globs.
const server = await createViteServer({
  root: storybook,
  configFile: join(storybook, 'docs.config.ts'),
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
});
try {
  const { storyPages } = await server.ssrLoadModule('/.storybook/code/story-pages.ts');
  rmSync(folder, { recursive: true, force: true });
  writeFiles(dirname(resolve(folder)), componentPages(packages, storyPages, basename(folder)));
} finally {
  await server.close();
}
