import { cookieNames } from '@parde/domain';
import { chromium, devices } from '@playwright/test';
import { findBrowser } from '../../scripts/find-browser.ts';
import { startBrandServer } from './support/brand-server.ts';
import { open } from './support/journey.ts';
import { startReferenceApi } from './support/reference-api.ts';
import { sessionOf } from './support/session.ts';

const api = await startReferenceApi();
const site = await startBrandServer('main', api.baseUrl);
const path = findBrowser();
const browser = await chromium.launch({
  ...(path !== undefined && { executablePath: path }),
  args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars'],
});
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 };
const desktop = { viewport: { width: 1280, height: 900 } };
const series = process.argv[2] ?? '3001';
let n = 0;
try {
  for (const [name, options, locale, scheme, mobile] of [
    ['phone-fa', phone, 'fa', 'dark', '09120000001'],
    ['desktop-en', desktop, 'en', 'light', '09351110001'],
  ] as const) {
    const context = await browser.newContext({
      ...options, baseURL: site.origin, colorScheme: scheme, reducedMotion: 'reduce',
    });
    const { session } = await sessionOf(site, api, mobile);
    await context.addCookies([
      { name: cookieNames.sessionOnLoopback, value: session, url: site.origin },
      { name: cookieNames.locale, value: locale, url: site.origin },
    ]);
    const page = await context.newPage();
    page.on('console', (m) => { if (m.type() === 'error') console.log(name, m.text()); });
    page.on('pageerror', (e) => console.log(name, 'PAGEERROR', e.message));
    const shot = async (what: string) => {
      await page.waitForTimeout(700);
      await page.screenshot({ path: `/tmp/look-${name}-${++n}-${what}.png` });
    };
    await open(page, '/profile/plans');
    await page.evaluate(() => document.querySelector('main a[href="/profile/plans"]')?.scrollIntoView({ block: 'center' }));
    await shot('plans');
    await page.locator('main a[href="/profile/plans"]').click();
    await shot('debit');
    await page.evaluate(() => { const s = document.querySelector('dialog section'); if (s) s.scrollTop = 9999; });
    await shot('debit-end');
    await open(page, `/series/${series}`);
    await shot('series');
    await page.getByRole('button', { name: locale === 'fa' ? 'قسمت‌های تازه، خودکار' : 'New episodes by themselves' }).click();
    await shot('debit-series');
    await page.evaluate(() => { const s = document.querySelector('dialog section'); if (s) s.scrollTop = 300; });
    await shot('debit-series-2');
    await open(page, '/plan/m1');
    await page.getByRole('radio', { name: locale === 'fa' ? 'کیف پول' : 'Wallet' }).check();
    await shot('plan');
    const topUp = page.getByRole('button', { name: locale === 'fa' ? 'افزایش اعتبار' : 'Top up', exact: true });
    if (await topUp.count()) {
      await topUp.click();
      await shot('credit');
      await page.locator('input[name=amount]').fill('ده هزار');
      await page.locator('dialog button[type=submit]').click();
      await shot('credit-wrong');
      await page.locator('dialog button').last().click();
      await shot('wallet');
    }
    await context.close();
  }
} finally {
  await browser.close();
  await Promise.all([site.stop(), api.stop()]);
}
