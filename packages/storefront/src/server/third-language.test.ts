import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import {
  createServer as createVite,
  isRunnableDevEnvironment,
  type Plugin,
  type ViteDevServer,
} from 'vite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { StorefrontApp } from './app.server.ts';
import type { MakeApp } from './index.server.ts';

/** The modules of a whole server are made ready: seconds, and far more on a busy machine. */
const patience = 120_000;

/** What the build writes into documents. */
const inlineScripts: Plugin = {
  name: 'inline-scripts',
  resolveId: (id) => (id.startsWith('virtual:') ? `\0${id}` : undefined),
  load: (id) =>
    id.startsWith('\0virtual:')
      ? "export const earlyScript = '', offlineScript = '', offlineStyles = '', removal = '', worker = '';"
      : undefined,
};

let vite: ViteDevServer;
let app: StorefrontApp;
let origin: string;
let atStart: string;
/** Its log. */
const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
const server = createServer(getRequestListener((request, env) => app.fetch(request, env)));

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('It listens on no port.');
  origin = `http://127.0.0.1:${address.port}`;
  vi.stubEnv('ORIGINS', origin);
  // It is never asked: this brand's backend offers no call for a guest's page.
  vi.stubEnv('API_BASE_URL', 'http://127.0.0.1:9/api/v1');
  vite = await createVite({
    configFile: false,
    root: join(import.meta.dirname, '../test-support/third-language'),
    logLevel: 'silent',
    plugins: [inlineScripts],
    optimizeDeps: { noDiscovery: true },
    ssr: { noExternal: [/^@parde\//] },
    server: { middlewareMode: true, ws: false, watch: null },
  });
  const { ssr } = vite.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite runs no server.');
  const { makeApp } = await ssr.runner.import<{ makeApp: MakeApp }>('/start.server.ts');
  atStart = written.mock.calls.join();
  app = makeApp({ findAssets: () => ({ entry: '/client.js', scripts: [], styles: [] }) });
}, patience);

afterAll(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  server.closeAllConnections();
  server.close();
  await vite.close();
});

it('says at its start how many words the language lacks', () => {
  expect(atStart).toContain('words-missing');
});

it('serves a page in the language that the brand brings, and offers all of them', {
  timeout: patience,
}, async () => {
  const headers = { cookie: 'i18n_redirected=ar' };
  const html = await (await fetch(`${origin}/accessibility`, { headers })).text();
  expect(html).toContain('<html lang="ar" dir="rtl"');
  expect(html, 'a word of its own').toContain('تسجيل الدخول');
  expect(html, 'a word of the language that it falls back to').toContain('رفتن به محتوای اصلی');
  const choices = html.matchAll(/role="menuitemradio" aria-checked="(\w+)".*?<bdi lang="(\w+)"/g);
  expect(Array.from(choices, ([, checked, code]) => [code, checked])).toEqual([
    ['fa', 'false'],
    ['en', 'false'],
    ['ar', 'true'],
  ]);
});
