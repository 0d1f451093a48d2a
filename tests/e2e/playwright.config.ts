import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from '../../scripts/find-browser.ts';
import { brands } from './support/servers/brand-server.ts';
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
    // The distance below the screen at which lazy pictures load on a fast connection. It is set because not every
    // Chromium measures the connection.
    '--blink-settings=lazyLoadingImageMarginPxUnknown=1250,lazyLoadingImageMarginPx4G=1250',
    // The brands' own hosts resolve to the test's server.
    '--host-resolver-rules=MAP *.example 127.0.0.1',
  ],
};

/**
 * Pictures and motion take a quarter of the processor's time, and few journeys need them. If two options are equal,
 * the last one applies.
 */
const light = {
  launchOptions: {
    ...withPictures,
    args: [...withPictures.args, '--blink-settings=imagesEnabled=false'],
  },
  contextOptions: { reducedMotion: 'reduce' as const },
};

/**
 * `main` on a phone in fa runs the journeys. The other projects run the tests that a brand, a wide screen or English
 * could break. `pictures` runs the tests that need pictures: the checks of pages, and journeys tagged @pictures.
 */
export default defineConfig<TestOptions>({
  testMatch: ['specs/**/*.spec.ts', 'page-checks/*.spec.ts'],
  // `pnpm tool check-pages` runs these tests: check-pages.config.ts.
  grepInvert: /@check-pages/,
  fullyParallel: true,
  workers: 2,
  // A failed test is retried alone, after the others, to distinguish flakiness from a bug. See support/reporter.ts.
  retries: 1,
  retryStrategy: 'isolated',
  forbidOnly: true,
  // Long, for slow, busy machines. No test measures time by this limit.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: './support/reporter.ts',
  // Only the texts for screen readers are stored in files. A test whose file is missing fails.
  snapshotPathTemplate: 'announced/{arg}{ext}',
  updateSnapshots: 'none',
  use: {
    launchOptions: withPictures,
    locale: 'fa-IR',
    timezoneId: 'Asia/Tehran',
    trace: 'off',
    // A service worker would answer requests before the test's routes, and send requests of its own. Only its own
    // journeys allow it.
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: 'partner',
      grep: /@story/,
      use: { ...desktop, ...light, brand: 'partner', language: 'en', locale: 'en-GB' },
    },
    { name: 'pictures', grep: /page-checks|@pictures/, use: { ...phone, brand: 'main' } },
    // The same brand in front of servers that are not ours.
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
    // Last, because its many short tests keep both workers busy until the end.
    {
      name: 'main',
      // The projects above run these files.
      testIgnore: ['specified.spec.ts', 'first-journey.spec.ts'],
      grepInvert: /page-checks|@pictures/,
      use: { ...phone, ...light, brand: 'main' },
    },
  ],
});
