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
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { brandTexts } from '../../build/brand-texts.ts';
import type { StorefrontApp } from '../app.server.ts';
import type { MakeApp } from '../index.server.ts';

/** Loading all modules of a server takes seconds, and far longer on a busy machine. */
const timeoutMs = 120_000;

/** Replaces the scripts that the build writes into documents. */
const inlineScripts: Plugin = {
  name: 'inline-scripts',
  resolveId: (id) => (id.startsWith('virtual:') ? `\0${id}` : undefined),
  load: (id) =>
    id.startsWith('\0virtual:')
      ? "export const earlyScript = '', offlineScript = '', offlineStyles = '', removal = '', worker = '';"
      : undefined,
};

type Made = Readonly<Record<'makeApp' | 'makeAppWithPages' | 'makeAppWithCustomTexts', MakeApp>> & {
  makeDeployedApp(): Promise<MakeApp>;
};

const client = { findAssets: () => ({ entry: '/client.js', scripts: [], styles: [] }) };
let vite: ViteDevServer;
let made: Made;
let app: StorefrontApp;
let origin: string;
let atStart: string;
/** The server's log. */
const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
const server = createServer(getRequestListener((request, env) => app.fetch(request, env)));

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('It listens on no port.');
  origin = `http://127.0.0.1:${address.port}`;
  vi.stubEnv('ORIGINS', origin);
  // The API is never called, because this brand's backend has no operation for guests' pages.
  vi.stubEnv('API_BASE_URL', 'http://127.0.0.1:9/api/v1');
  vite = await createVite({
    configFile: false,
    root: join(import.meta.dirname, '../../test-support/third-language'),
    logLevel: 'silent',
    plugins: [inlineScripts, brandTexts()],
    optimizeDeps: { noDiscovery: true },
    ssr: { noExternal: [/^@parde\//] },
    server: { middlewareMode: true, ws: false, watch: null },
  });
  const { ssr } = vite.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite runs no server.');
  made = await ssr.runner.import<Made>('/start.server.ts');
  atStart = written.mock.calls.join();
  app = made.makeApp(client);
}, timeoutMs);

afterAll(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  server.closeAllConnections();
  server.close();
  await vite.close();
});

it('logs at startup how many messages of the language are missing', () => {
  expect(atStart).toContain('messages-missing');
});

it('serves a page in a language of the brand, and lists all languages', {
  timeout: timeoutMs,
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

describe('the address of a page in a language', { timeout: timeoutMs }, () => {
  const headers = { cookie: 'i18n_redirected=en' };
  const open = async (address: string) =>
    (await fetch(origin + address, { headers, redirect: 'manual' })).text();
  const linksIn = (html: string, rel: string) =>
    Array.from(html.matchAll(/<link rel="([^"]+)"(?: hrefLang="([^"]+)")? href="([^"]+)"/gi))
      .filter(([, found]) => found === rel)
      .map(([, , code, href = '']) => [code, href.replace(origin, '')]);
  const alternates = [
    ['x-default', '/accessibility'],
    ['fa', '/accessibility?language=fa'],
    ['en', '/accessibility?language=en'],
    ['ar', '/accessibility?language=ar'],
  ];

  it.each([
    ['ar', 'rtl'],
    ['fa', 'rtl'],
    ['en', 'ltr'],
  ])('has this language whatever the cookie contains: %s', async (code, dir) => {
    const html = await open(`/accessibility?language=${code}`);
    expect(html).toContain(`<html lang="${code}" dir="${dir}"`);
    const own = `/accessibility?language=${code}`;
    expect(linksIn(html, 'canonical')).toEqual([[undefined, own]]);
    expect(html).toContain(`<meta property="og:url" content="${origin}${own}"`);
    expect(linksIn(html, 'alternate')).toEqual(alternates);
  });

  it('is linked by the address without a language, which has the viewer’s', async () => {
    const html = await open('/accessibility');
    expect(html).toContain('<html lang="en"');
    expect(linksIn(html, 'canonical')).toEqual([[undefined, '/accessibility']]);
    expect(linksIn(html, 'alternate')).toEqual(alternates);
  });

  it('is not linked by pages that search engines must not index', async () => {
    const html = await open('/login?language=ar');
    expect(html).toContain('<html lang="ar"');
    expect(linksIn(html, 'alternate')).toEqual([]);
  });

  it('is ignored if the brand has no such language', async () => {
    const html = await open('/accessibility?language=de');
    expect(html).toContain('<html lang="en"');
    expect(linksIn(html, 'canonical')).toEqual([[undefined, '/accessibility']]);
  });

  it('may lead to another address, which then has the same language', async () => {
    const redirect = (address: string) => fetch(origin + address, { redirect: 'manual' });
    const answer = await redirect('/Accessibility/?language=ar');
    expect(answer.headers.get('location')).toBe('/accessibility');
    expect(answer.headers.get('set-cookie')).toMatch(/^i18n_redirected=ar; Max-Age=31536000;/);
    expect((await redirect('/Accessibility/?language=de')).headers.get('set-cookie')).toBeNull();
  });
});

/** The server has no text operations. */
describe('the brand’s own texts', () => {
  const page = async (path: string, language: string) => {
    const answer = await fetch(origin + path, {
      headers: { cookie: `i18n_redirected=${language}` },
    });
    return { status: answer.status, html: await answer.text() };
  };

  it('are shown in the page’s language, or in its fallback language', {
    timeout: timeoutMs,
  }, async () => {
    const { status, html } = await page('/profile/terms', 'ar');
    expect(status).toBe(200);
    expect(html).toMatch(/<section id="شراء-الاشتراك"[^>]*><div[^>]*><h2[^>]*>شراء الاشتراك<\/h2>/);
    expect(html).toMatch(/<div class="[^"]*"><p>اكتب إلى <a href="mailto:help@parde.example">/);
    expect(html, 'privacy has no Arabic').toMatch(
      /<div[^>]* lang="fa" dir="rtl"><p>شمارهٔ شما را به کسی نمی‌دهیم/,
    );
    expect(html).not.toContain('خرید اشتراک');
  });

  it('are part of the page’s outline', { timeout: timeoutMs }, async () => {
    const { html } = await page('/profile/terms', 'en');
    const [, main = ''] = html.split('<main');
    const headings = main.matchAll(/<h([1-6])[^>]*>([^<]+)</g);
    expect(Array.from(headings, ([, level, messages]) => [level, messages]).slice(0, 4)).toEqual([
      ['1', 'Terms and privacy'],
      ['2', 'Buying a plan'],
      ['2', 'Privacy'],
      ['3', 'Cookies'],
    ]);
  });

  it('are linked, while pages without a text are not', { timeout: timeoutMs }, async () => {
    const { html } = await page('/accessibility', 'en');
    const links = Array.from(html.matchAll(/href="(\/profile\/[a-z-]+)"/g), ([, href]) => href);
    expect([...new Set(links)]).toEqual(['/profile/terms']);
    expect((await page('/profile/faq', 'en')).status).toBe(404);
  });

  it('are replaced by the API’s texts, unless the brand prefers its own', {
    timeout: timeoutMs,
  }, async () => {
    app = made.makeAppWithCustomTexts(client);
    expect((await page('/profile/terms', 'en')).html).toContain('English text.');
    app = made.makeAppWithPages(client);
    expect((await page('/profile/terms', 'en')).html).not.toContain('English text.');
  });
});

describe('a deployment', () => {
  it('shows the values of its variables and the tags of the brand, and has no payments', {
    timeout: timeoutMs,
  }, async () => {
    vi.stubEnv('LIVE_ID', 'own-channel');
    app = (await made.makeDeployedApp())(client);
    const html = await (await fetch(`${origin}/accessibility`)).text();
    expect(html).toContain('href="/live/own-channel"');
    expect(html).not.toContain('href="/live/parde-one"');
    const [, data = ''] = html.split('<script id="parde-page" type="application/json">');
    const { overrides } = JSON.parse(data.slice(0, data.indexOf('</script>'))).facts;
    expect(overrides).toEqual({
      ids: { live: 'own-channel', newspaper: 'khabar', bookFair: '4300' },
    });
    expect(html).toContain(
      '<meta name="google-site-verification" content="&quot;&gt;&lt;script&gt;"/>',
    );
    expect(html).toContain('<link rel="me" href="https://social.example/@test"/>');
    expect((await fetch(`${origin}/payments`)).status).toBe(404);
  });

  it('refuses a collector with plain http on a site with https', {
    timeout: timeoutMs,
  }, async () => {
    vi.stubEnv('ORIGINS', 'https://parde.test');
    vi.stubEnv('KIDS_LOCK_SECRET', 'x'.repeat(32));
    const error = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    await expect(made.makeDeployedApp()).rejects.toThrow(
      'brand.ts: analytics.origins.0 must begin with https://, as ORIGINS do, and is "http://localhost:4318"',
    );
    error.mockRestore();
  });
});
