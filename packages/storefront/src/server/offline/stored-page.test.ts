import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { testBrand } from '../../brand/test-brand.ts';
import { path, storedPageAddress } from '../../paths.ts';
import type { DocumentAssets, FindAssets } from '../documents/assets.server.ts';
import type { ServerVariables } from '../server-variables.ts';
import { storedPageRoutes } from './stored-page.server.ts';

const allowed = "script-src 'self' 'sha256-1'";

/**
 * A build in which each namespace is a file. The parts load the player and a stylesheet that is already in the
 * document.
 */
const findAssets: FindAssets = ({ namespaces, parts }): DocumentAssets => ({
  entry: '/assets/client.js',
  scripts: ['/assets/client.js', ...namespaces.map((name) => `/assets/${name}.js`)],
  styles: [{ href: '/assets/page.css', css: '' }],
  ...(parts && { later: ['/assets/players.js', '/assets/players.css', '/assets/page.css'] }),
});

interface Answered {
  readonly status?: number;
  readonly policy?: string;
}

/** The routes in front of a server whose pages show the request that they received. */
function serve({ status = 200, policy = allowed }: Answered = {}) {
  const requests: string[] = [];
  const app = new Hono<{ Variables: ServerVariables }>();
  app.use(async (context, next) => {
    context.set('origin', 'https://parde.test');
    await next();
  });
  app.route('/', storedPageRoutes({ brand: testBrand, findAssets }));
  app.get('*', async (context) => {
    const { pathname } = new URL(context.req.url);
    const cookie = context.req.header('cookie') ?? 'no cookie';
    requests.push(`${pathname} ${cookie}`);
    await context.var.findStoredFiles?.({
      screen: 'download',
      locale: 'fa',
      namespaces: ['shell'],
    });
    return context.html(
      `<p>${cookie}</p>{"now":"${requests.length}"}`,
      status === 200 ? 200 : 503,
      {
        'content-security-policy': policy,
        'x-accel-expires': '60',
      },
    );
  });
  const sendRequest = (query = '', cookie = '') =>
    app.request(`https://parde.test${storedPageAddress}${query}`, { headers: { cookie } });
  return { sendRequest, requests };
}

it('is a guest’s page in the viewer’s language, with all files of one build', async () => {
  const { sendRequest, requests } = serve();
  const answer = await sendRequest('', '__Host-session=secret; isKids=7; i18n_redirected=en');
  expect(requests).toEqual([`${path('download')} i18n_redirected=en`]);
  expect(Object.fromEntries(answer.headers)).toEqual({
    'content-type': 'application/json',
    'cache-control': 'private, no-store',
    'x-accel-expires': '0',
  });
  const { html, headers, files } = await answer.json();
  expect(html).toContain('<p>i18n_redirected=en</p>');
  expect(headers).toMatchObject({
    'content-security-policy': allowed,
    'cache-control': 'no-store',
  });
  const named = files.filter((file: string) => !file.endsWith('.woff2'));
  expect(named).toEqual([
    '/assets/client.js',
    '/assets/shell.js',
    '/assets/saved-titles.js',
    '/assets/kids-area.js',
    '/assets/title.js',
    '/assets/menus.js',
    '/assets/players.js',
    '/assets/players.css',
  ]);
  expect(files.length, 'fonts').toBeGreaterThan(named.length);
});

it('is rendered once for each language, and not sent to a device that has it', async () => {
  const { sendRequest, requests } = serve();
  const { headers } = await (await sendRequest()).json();
  const again = await sendRequest(`?have=${headers.etag}`);
  expect(again.status).toBe(204);
  expect(await again.text()).toBe('');
  expect((await sendRequest(`?have=${headers.etag}`, 'i18n_redirected=en')).status).toBe(200);
  expect((await sendRequest('', 'i18n_redirected=xx')).status).toBe(200);
  expect(requests).toHaveLength(2);
  // Another server of the same release answers at another time.
  const other = serve();
  await other.sendRequest('', 'i18n_redirected=en');
  expect((await other.sendRequest(`?have=${headers.etag}`)).status).toBe(204);
});

it.each<[string, Answered]>([
  ['has failed', { status: 503 }],
  ['was drawn for one answer', { policy: "script-src 'self' 'nonce-1'" }],
])('is not stored if it %s, and is fetched again', async (_, answered) => {
  const { sendRequest, requests } = serve(answered);
  for (let times = 1; times <= 2; times += 1) {
    const answer = await sendRequest();
    expect(answer.status).toBe(503);
    expect(answer.headers.get('x-accel-expires')).toBe('0');
    expect(requests).toHaveLength(times);
  }
});
