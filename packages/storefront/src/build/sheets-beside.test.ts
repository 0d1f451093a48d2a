import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterEach, expect, it } from 'vitest';
import { importStylesheets } from './sheets-beside.ts';

let root: string;
let vite: ViteDevServer;

afterEach(async () => {
  await vite.close();
  rmSync(root, { recursive: true });
});

it('the development server sends the stylesheets of published packages to the browser', async () => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'parde-sheets-')));
  const ui = join(root, 'node_modules/@parde/ui');
  mkdirSync(join(ui, 'dist'), { recursive: true });
  writeFileSync(
    join(ui, 'package.json'),
    '{ "name": "@parde/ui", "type": "module", "exports": "./dist/Button.styles.js" }',
  );
  writeFileSync(
    join(ui, 'dist/Button.styles.js'),
    'import "./Text.styles.js"; export const button = "a1";',
  );
  writeFileSync(join(ui, 'dist/Text.styles.js'), '');
  writeFileSync(join(ui, 'dist/Button.styles.css'), '.a1 { color: red }');
  writeFileSync(join(root, 'client.js'), 'import { button } from "@parde/ui"; alert(button);');
  vite = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { exclude: ['@parde/ui'] },
    plugins: [importStylesheets()],
  });
  const { client } = vite.environments;
  await client.transformRequest('/client.js');
  const page = await client.moduleGraph.getModuleByUrl('/client.js');
  const [styles] = page?.importedModules ?? [];
  expect(styles?.url).toContain('Button.styles.js?v=');
  await client.transformRequest(styles?.url ?? '');
  expect(Array.from(styles?.importedModules ?? [], ({ url }) => url)).toEqual([
    expect.stringContaining('/dist/Text.styles.js'),
    '/node_modules/@parde/ui/dist/Button.styles.css',
  ]);
});
