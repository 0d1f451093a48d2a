import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findBrowser } from '../../scripts/find-browser.ts';

const executablePath = findBrowser();

/** The configuration of `pnpm tool pictures` and `pnpm tool overview`, which are not part of the component tests. */
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    include: ['pictures/*.test.ts'],
    attachmentsDir: 'test-results/pictures',
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          ...(executablePath ? { executablePath } : {}),
          // Colours and font edges must not depend on the screen of this machine.
          args: [
            ...['--no-sandbox', '--disable-gpu', '--hide-scrollbars'],
            ...['--force-color-profile=srgb', '--font-render-hinting=none', '--disable-lcd-text'],
          ],
        },
        contextOptions: { reducedMotion: 'reduce', locale: 'en-GB' },
      }),
      instances: [{ browser: 'chromium' }],
      expect: {
        toMatchScreenshot: {
          // An eight-pixel part that moves by eight pixels changes more pixels than this; different rounding in a
          // browser changes fewer.
          comparatorOptions: { allowedMismatchedPixels: 24 },
          resolveScreenshotPath: ({ root, arg, ext }) => `${root}/pictures/${arg}${ext}`,
          resolveDiffPath: ({ root, attachmentsDir, arg, ext }) =>
            `${root}/${attachmentsDir}/${arg}${ext}`,
        },
      },
    },
  },
});
