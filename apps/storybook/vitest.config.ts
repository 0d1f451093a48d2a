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
      // A press that a test makes is none to the browser, which would let nothing be heard.
      '--autoplay-policy=no-user-gesture-required',
    ],
  },
  // Nothing glides while it is tested: what a test waits for is there at once.
  contextOptions: { reducedMotion: 'reduce' },
});

/** Every story in Persian by night and in English by day: both directions, both modes. */
const wardrobes = [
  { name: 'fa dark', globals: { brand: 'main', locale: 'fa', theme: 'dark' }, exclude: [] },
  {
    name: 'en light',
    globals: { brand: 'main', locale: 'en', theme: 'light' },
    // What the stories of a folder of this name show is the same in every language and mode: once is enough.
    exclude: ['../../packages/*/src/stories/behaviour/**'],
  },
];

/** A new object each time: Vitest writes a project's name into it. */
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
    // One page for all stories of a look, as Storybook itself shows them: a page for each file takes twice the time.
    isolate: false,
    // One for each core: by itself Vitest leaves one core to whoever looks on.
    maxWorkers: '100%',
    projects: [
      ...wardrobes.map(({ name, globals, exclude }) => ({
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
