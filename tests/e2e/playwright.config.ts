import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from '../../scripts/find-browser.ts';
import { brands } from './support/brand-server.ts';
import type { TestOptions } from './support/test.ts';

const executablePath = findBrowser();

export const phone = {
  ...devices['Pixel 7'],
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1,
};
export const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } };

export const withPictures = {
  ...(executablePath !== undefined && { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // How far below the screen lazy pictures load on a fast connection: not every Chromium measures the connection.
    '--blink-settings=lazyLoadingImageMarginPxUnknown=1250,lazyLoadingImageMarginPx4G=1250',
    // The brands' own hosts resolve to the test's server.
    '--host-resolver-rules=MAP *.example 127.0.0.1',
  ],
};

/** Pictures and motion take a quarter of the processor's time, and few journeys depend on them. The last of two equal options counts. */
const light = {
  launchOptions: {
    ...withPictures,
    args: [...withPictures.args, '--blink-settings=imagesEnabled=false'],
  },
  contextOptions: { reducedMotion: 'reduce' as const },
};

/**
 * `main` on a phone in fa runs the journeys; the other projects run what a brand, a wide screen or English could break.
 * `pictures` has what `light` leaves out: the checks of pages, and journeys tagged @pictures.
 */
export default defineConfig<TestOptions>({
  testMatch: ['specs/*.spec.ts', 'page-checks/*.spec.ts'],
  // `pnpm tool check-pages` runs them: check-pages.config.ts.
  grepInvert: /@check-pages/,
  fullyParallel: true,
  workers: 2,
  // A failed test is retried alone, after the others, to tell flakiness from a bug. See support/reporter.ts.
  retries: 1,
  retryStrategy: 'isolated',
  forbidOnly: true,
  // For slow, busy machines: no test measures time by it.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: './support/reporter.ts',
  // What is heard, and nothing else, is kept in files. A test that lacks its file fails.
  snapshotPathTemplate: 'heard/{arg}{ext}',
  updateSnapshots: 'none',
  use: {
    launchOptions: withPictures,
    locale: 'fa-IR',
    timezoneId: 'Asia/Tehran',
    trace: 'off',
    // It would answer in the place of a test's routes, and ask beside its page. Its own journeys allow it.
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: 'partner',
      grep: /@story/,
      use: { ...desktop, ...light, brand: 'partner', language: 'en', locale: 'en-GB' },
    },
    { name: 'pictures', grep: /page-checks|@pictures/, use: { ...phone, brand: 'main' } },
    // The same brand before servers that are not ours.
    { name: 'plain', grep: /@plain/, use: { ...phone, ...light, brand: 'main', backend: 'plain' } },
    {
      name: 'specified',
      testMatch: ['specified.spec.ts', 'dead-ends.spec.ts'],
      grep: /@specified/,
      use: { ...phone, ...light, brand: 'main', backend: 'specified' },
    },
    {
      name: 'plain-specified',
      testMatch: ['specified.spec.ts', 'dead-ends.spec.ts'],
      use: { ...phone, ...light, brand: 'main', backend: 'plain-specified' },
    },
    ...brands
      .filter((brand) => brand !== 'main' && brand !== 'partner')
      .map((brand) => ({
        name: brand,
        grep: /@smoke/,
        use: { ...phone, brand, timezoneId: 'America/Los_Angeles' },
      })),
    // Last, since its many short tests keep both workers busy until the end.
    {
      name: 'main',
      // Projects above run these.
      testIgnore: ['specified.spec.ts', 'first-journey.spec.ts'],
      grepInvert: /page-checks|@pictures/,
      use: { ...phone, ...light, brand: 'main' },
    },
  ],
});
