import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from '../../scripts/find-browser.ts';
import type { TestOptions } from './support/test.ts';

const executablePath = findBrowser();

const phone = {
  ...devices['Pixel 7'],
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1,
};
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } };

/** Main on a phone in fa does everything; the others what a brand could break. */
export default defineConfig<TestOptions>({
  testDir: 'specs',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 30_000,
  expect: { timeout: 5_000 },
  reporter: [['list']],
  use: {
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    locale: 'fa-IR',
    timezoneId: 'Asia/Tehran',
    trace: 'off',
  },
  projects: [
    { name: 'main', use: { ...phone, brand: 'main' } },
    {
      name: 'partner',
      grep: /@story/,
      use: { ...desktop, brand: 'partner', language: 'en', locale: 'en-GB' },
    },
    {
      name: 'plus',
      grep: /@smoke/,
      use: { ...phone, brand: 'plus', timezoneId: 'America/Los_Angeles' },
    },
  ],
});
