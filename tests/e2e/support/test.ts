import { cookieNames, type Locale } from '@parde/domain';
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import { type BrandServer, type Settings, startBrandServer } from './brand-server.ts';
import { type ReferenceApi, startReferenceApi } from './reference-api.ts';
import { enterAs } from './session.ts';
import { Watch } from './watch.ts';
import { words } from './words.ts';

interface Servers {
  readonly api: ReferenceApi;
  readonly site: BrandServer;
}

interface WorkerFixtures {
  /** The brand that the project is about. */
  brand: string;
  servers: Servers;
}

interface TestFixtures {
  /** The language that the viewer has chosen. fa is nobody's choice: it is the default. */
  language: Locale;
  /** The words of that language. */
  say: (typeof words)[Locale];
  api: ReferenceApi;
  site: BrandServer;
  /** What the browsers of the test did, and what went wrong in them. */
  watch: Watch;
  /** Another viewer, on a device of their own. */
  anotherViewer: (options?: BrowserContextOptions) => Promise<Page>;
  /** Makes the test's browser this viewer's, without the form of the sign-in. */
  enter: (mobile: string) => Promise<void>;
  /** A server of the brand with other settings, for as long as the test lasts. */
  startSite: (settings: Settings & { readonly API_BASE_URL?: string }) => Promise<BrandServer>;
  asNew: undefined;
}

/** What a project says of itself. */
export type TestOptions = Pick<WorkerFixtures, 'brand'> & Pick<TestFixtures, 'language'>;

/**
 * Each worker has servers of its own, so that a test may break the API, count its calls or use up its limits and
 * disturb no other.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  brand: ['main', { option: true, scope: 'worker' }],
  servers: [
    async ({ brand }, provide) => {
      const api = await startReferenceApi();
      const site = await startBrandServer(brand, api.baseUrl);
      await provide({ api, site });
      await Promise.all([site.stop(), api.stop()]);
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  language: ['fa', { option: true }],
  say: ({ language }, provide) => provide(words[language]),
  api: ({ servers }, provide) => provide(servers.api),
  site: ({ servers }, provide) => provide(servers.site),
  baseURL: ({ site }, provide) => provide(site.origin),

  asNew: [
    async ({ servers: { api, site } }, provide) => {
      await api.clear();
      const known = { api: api.complaints().length, site: site.errors().length };
      await provide(undefined);
      expect(api.complaints().slice(known.api), 'complaints of the API').toEqual([]);
      expect(site.errors().slice(known.site), 'errors of the brand’s server').toEqual([]);
    },
    { auto: true },
  ],

  watch: async ({ site }, provide) => {
    const watch = new Watch(site.origin);
    await provide(watch);
    expect(watch.problems(), 'what browsers complained about').toEqual([]);
  },
  context: async ({ context, watch, site, language }, provide) => {
    await prepare(context, { watch, site, language });
    await provide(context);
    await settle(context, watch);
  },
  anotherViewer: async ({ browser, watch, site, language, viewport, userAgent }, provide) => {
    const contexts: BrowserContext[] = [];
    await provide(async (options) => {
      const context = await browser.newContext({
        baseURL: site.origin,
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

  enter: ({ context, site, api }, provide) =>
    provide((mobile) => enterAs(context, { site, api, mobile })),

  startSite: async ({ brand, api, watch, context }, provide) => {
    const started: BrandServer[] = [];
    await provide(async ({ API_BASE_URL = api.baseUrl, ...settings }) => {
      const server = await startBrandServer(brand, API_BASE_URL, settings);
      started.push(server);
      watch.know(server.origin);
      return server;
    });
    // Pictures may still be on their way from it.
    await settle(context, watch);
    await Promise.all(context.pages().map((page) => page.close()));
    await Promise.all(started.map((server) => server.stop()));
  },
});

export { expect };

async function prepare(
  context: BrowserContext,
  { watch, site, language }: { watch: Watch; site: BrandServer; language: Locale },
): Promise<void> {
  watch.follow(context);
  if (language !== 'fa') {
    await context.addCookies([{ name: cookieNames.locale, value: language, url: site.origin }]);
  }
}

/**
 * What a page has said arrives before the answer to a question that was asked after it. An answer of the test's own
 * that is still on its way when the page goes would be an error of nobody's test, or of the next one's.
 */
async function settle(context: BrowserContext, watch: Watch): Promise<void> {
  const pages = context.pages();
  // A page that is led elsewhere at this very moment is asked where it has come to.
  await Promise.all(pages.map((page) => page.waitForFunction(() => true)));
  watch.leave(context);
  await Promise.all([...pages, context].map((it) => it.unrouteAll({ behavior: 'ignoreErrors' })));
}
