import { locales } from '@parde/domain';
import { defineConfig } from '@playwright/test';
import config, { desktop, phone, withPictures } from './playwright.config.ts';
import type { TestOptions } from './support/test.ts';

const browserLocale = { fa: 'fa-IR', en: 'en-GB' };
const { grepInvert: _checksOfThis, ...everything } = config;
const metadata = { checksAllPages: true };

/**
 * Checks every screen in each language and width, for a guest, a viewer and a child, and the states that journeys
 * reach.
 */
export default defineConfig<TestOptions>({
  ...everything,
  projects: [
    ...locales.flatMap((language) =>
      Object.entries({ phone, desktop }).map(([width, device]) => ({
        name: `${language} ${width}`,
        testMatch: 'page-checks/pages.spec.ts',
        metadata,
        use: { ...device, brand: 'main', language, locale: browserLocale[language] },
      })),
    ),
    ...(config.projects ?? []).map((project) => ({
      ...project,
      testIgnore: ['page-checks/pages.spec.ts', ...[project.testIgnore ?? []].flat()],
      metadata,
      use: { ...project.use, launchOptions: withPictures },
    })),
  ],
});
