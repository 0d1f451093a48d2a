import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterEach, expect, it } from 'vitest';
import { appLinkType } from './dev-server.ts';

let root: string;
let vite: ViteDevServer;

afterEach(async () => {
  await vite.close();
  rmSync(root, { recursive: true });
});

it('the development server sends the file of app links without an extension as JSON', async () => {
  root = mkdtempSync(join(tmpdir(), 'parde-dev-'));
  const folder = join(root, 'public/.well-known');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'apple-app-site-association'), '{ "applinks": {} }');
  vite = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { port: 0, host: '127.0.0.1', ws: false },
    plugins: [appLinkType()],
  });
  await vite.listen();
  const [origin = ''] = vite.resolvedUrls?.local ?? [];
  const answer = await fetch(new URL('/.well-known/apple-app-site-association', origin));
  expect(answer.headers.get('content-type')).toBe('application/json');
  expect(await answer.json()).toEqual({ applinks: {} });
});
