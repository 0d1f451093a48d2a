import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cookieNames, type Locale } from '@parde/domain';
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import { type Messages, messages } from './messages.ts';
import { type BrandServer, type Settings, startBrandServer } from './servers/brand-server.ts';
import { sendRequest } from './servers/http.ts';
import { type ReferenceApi, startReferenceApi } from './servers/reference-api.ts';
import { addSession } from './session.ts';
import { Watch } from './watch.ts';

interface Servers {
  readonly api: ReferenceApi;
  readonly site: BrandServer;
}

/**
 * The server behind the brand: the reference API, the API in the form of an unrelated server (`plain`), the API with
 * only section 7's calls (`specified`), or both.
 */
type Backend = 'contract' | 'plain' | 'specified' | 'plain-specified';

interface WorkerFixtures {
  /** The project's brand. */
  brand: string;
  backend: Backend;
  servers: Servers;
}

interface TestFixtures {
  /** The viewer's chosen language. fa is the default, so it sets no cookie. */
  language: Locale;
  /** The texts in that language. */
  labels: Messages;
  api: ReferenceApi;
  site: BrandServer;
  /** Records the requests and errors of the test's browsers. */
  watch: Watch;
  /** Opens a page for another viewer on another device. */
  anotherViewer: (options?: BrowserContextOptions) => Promise<Page>;
  /**
   * Starts a browser with the same profile folder as before, as a viewer does the next day. Closes the previous
   * browser.
   */
  startBrowser: () => Promise<BrowserContext>;
  /** Signs the test's browser in without the form. */
  signInAs: (mobile: string) => Promise<void>;
  /** Starts a server of the brand with other settings, until the test ends. */
  startSite: (settings: Settings & { readonly API_BASE_URL?: string }) => Promise<BrandServer>;
  resetApi: undefined;
}

const backends: Readonly<
  Record<Backend, { readonly flags: readonly string[]; readonly settings: Settings }>
> = {
  contract: { flags: [], settings: {} },
  plain: { flags: ['--plain'], settings: {} },
  specified: { flags: ['--specified'], settings: { API_OPERATIONS: 'specified' } },
  'plain-specified': {
    flags: ['--plain', '--specified'],
    settings: { API_OPERATIONS: 'specified' },
  },
};

/** The options that a project may set. */
export type TestOptions = Pick<WorkerFixtures, 'brand' | 'backend'> &
  Pick<TestFixtures, 'language'>;

/** Each worker has its own servers, so that a test may set faults, count calls and use up limits. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  brand: ['main', { option: true, scope: 'worker' }],
  backend: ['contract', { option: true, scope: 'worker' }],
  servers: [
    async ({ brand, backend }, provide) => {
      const { flags, settings } = backends[backend];
      const api = await startReferenceApi([...flags, '--empty-accounts']);
      const site = await startBrandServer(brand, api.baseUrl, settings);
      await waitUntilReady(site, api);
      await provide({ api, site });
      await Promise.all([site.stop(), api.stop()]);
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  language: ['fa', { option: true }],
  labels: ({ language }, provide) => provide(messages[language]),
  api: ({ servers }, provide) => provide(servers.api),
  site: ({ servers }, provide) => provide(servers.site),
  baseURL: ({ site }, provide) => provide(site.origin),

  resetApi: [
    async ({ servers: { api, site } }, provide) => {
      await api.reset();
      const known = { api: api.loggedErrors().length, site: site.errors().length };
      await provide(undefined);
      expect(api.loggedErrors().slice(known.api), 'complaints of the API').toEqual([]);
      expect(site.errors().slice(known.site), 'errors of the brand’s server').toEqual([]);
    },
    { auto: true },
  ],

  watch: async ({ site, api }, provide) => {
    const watch = new Watch(site.origin, new URL('/_bank/', api.baseUrl).href);
    await provide(watch);
    expect(watch.problems(), 'what browsers complained about').toEqual([]);
  },
  context: async ({ context, watch, site, language }, provide) => {
    await prepare(context, { watch, site, language });
    await provide(context);
    await settle(context, watch);
  },
  anotherViewer: async (
    { browser, contextOptions, watch, site, language, viewport, userAgent },
    provide,
  ) => {
    const contexts: BrowserContext[] = [];
    await provide(async (options) => {
      const context = await browser.newContext({
        ...contextOptions,
        baseURL: site.origin,
        serviceWorkers: 'block',
        viewport,
        ...(userAgent !== undefined && { userAgent }),
        ...options,
      });
      contexts.push(context);
      await prepare(context, { watch, site, language });
      return context.newPage();
    });
    for (const context of contexts) {
      await settle(context, watch);
      await context.close();
    }
  },

  startBrowser: async (
    {
      playwright,
      launchOptions,
      contextOptions,
      watch,
      site,
      language,
      viewport,
      userAgent,
      timezoneId,
    },
    provide,
  ) => {
    const folder = await mkdtemp(join(tmpdir(), 'parde-browser-'));
    let open: BrowserContext | undefined;
    const close = async () => {
      if (!open) return;
      await settle(open, watch);
      await open.close();
    };
    await provide(async () => {
      await close();
      open = await playwright.chromium.launchPersistentContext(folder, {
        ...launchOptions,
        ...contextOptions,
        baseURL: site.origin,
        serviceWorkers: 'allow',
        viewport,
        ...(timezoneId !== undefined && { timezoneId }),
        ...(userAgent !== undefined && { userAgent }),
      });
      await prepare(open, { watch, site, language });
      return open;
    });
    await close();
    await rm(folder, { recursive: true, force: true });
  },

  signInAs: ({ context, site, api }, provide) =>
    provide((mobile) => addSession(context, { site, api, mobile })),

  startSite: async ({ brand, api, watch, context }, provide) => {
    const started: BrandServer[] = [];
    await provide(async ({ API_BASE_URL = api.baseUrl, ...settings }) => {
      const server = await startBrandServer(brand, API_BASE_URL, settings);
      started.push(server);
      if (API_BASE_URL === api.baseUrl) await waitUntilReady(server, api);
      watch.allowOrigin(server.origin);
      return server;
    });
    // The server's pictures may still be loading.
    await settle(context, watch);
    await Promise.all(context.pages().map((page) => page.close()));
    await Promise.all(started.map((server) => server.stop()));
  },
});

export { expect };

/** Waits for the server's own check of its API, and removes that call, which no test has sent. */
async function waitUntilReady(site: BrandServer, api: ReferenceApi): Promise<void> {
  await sendRequest(`${site.origin}/readyz`);
  await api.clearCalls();
}

async function prepare(
  context: BrowserContext,
  { watch, site, language }: { watch: Watch; site: BrandServer; language: Locale },
): Promise<void> {
  watch.attach(context);
  if (language !== 'fa') {
    await context.addCookies([{ name: cookieNames.locale, value: language, url: site.origin }]);
  }
}

/**
 * Waits for pending console messages, which arrive before the answer to a later evaluation. Removes routes, because a
 * route that is pending when the page closes would be an error in the next test.
 */
async function settle(context: BrowserContext, watch: Watch): Promise<void> {
  const pages = context.pages();
  // During a navigation, the evaluation runs in the new document.
  await Promise.all(pages.map((page) => page.waitForFunction(() => true)));
  watch.detach(context);
  await Promise.all([...pages, context].map((it) => it.unrouteAll({ behavior: 'ignoreErrors' })));
}
