import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findBrowser } from '../../scripts/find-browser.ts';

const configDir = fileURLToPath(new URL('.storybook', import.meta.url));

const kit = fileURLToPath(new URL('../../packages/ui', import.meta.url));

const executablePath = findBrowser();
const provider = playwright({
  launchOptions: {
    ...(executablePath ? { executablePath } : {}),
    args: [
      ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
      // A click in a test does not count as user activation, so the browser would block sound.
      '--autoplay-policy=no-user-gesture-required',
    ],
  },
  // Disables animations, so tests need not wait for them.
  contextOptions: { reducedMotion: 'reduce' },
});

/** Runs every story in dark Persian and in light English, which covers both directions and both modes. */
const variants = [
  { name: 'fa dark', globals: { brand: 'main', locale: 'fa', theme: 'dark' }, exclude: [] },
  {
    name: 'en light',
    globals: { brand: 'main', locale: 'en', theme: 'light' },
    // These stories do not depend on language or mode, so they run only once.
    exclude: ['../../packages/*/src/stories/behaviour/**'],
  },
];

/** Creates a new object each time, because Vitest writes the project's name into it. */
const browser = () => ({
  enabled: true,
  headless: true,
  provider,
  viewport: { width: 1280, height: 900 },
  instances: [{ browser: 'chromium' as const }],
});
const setupFiles = ['.storybook/vitest.setup.ts'];

export default defineConfig({
  test: {
    // One page for all stories of a variant: a page for each file takes twice as long.
    isolate: false,
    // One worker per core: Vitest's default leaves one core free.
    maxWorkers: '100%',
    projects: [
      ...variants.map(({ name, globals, exclude }) => ({
        extends: true as const,
        plugins: [storybookTest({ configDir, initialGlobals: globals })],
        test: { name, exclude, testTimeout: 60_000, setupFiles, browser: browser() },
      })),
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'hydration',
          root: kit,
          include: ['src/test-support/*.browser.tsx'],
          globalSetup: [fileURLToPath(new URL('hydration.setup.ts', import.meta.url))],
          setupFiles: setupFiles.map((file) => fileURLToPath(new URL(file, import.meta.url))),
          browser: browser(),
        },
      },
    ],
  },
});
