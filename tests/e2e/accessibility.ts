import { cookieNames, type Locale, locales } from '@parde/domain';
import { chromium, devices, expect, type Page } from '@playwright/test';
import { bold, green, red, say } from '../../packages/storefront/src/commands/say.ts';
import { ensureBrowser } from '../../scripts/find-browser.ts';
import { runTasks } from '../../scripts/lib/turbo.ts';
import { axeViolations } from './page-checks/axe.ts';
import { everyScreen } from './page-checks/screens.ts';
import { expectSpokenWell } from './page-checks/spoken.ts';
import { startBrandServer } from './support/brand-server.ts';
import { open, scrollThrough, waitForIdle } from './support/journey.ts';
import { startReferenceApi } from './support/reference-api.ts';
import { people, sessionOf } from './support/session.ts';

/**
 * Visits every screen of the built main brand in each language, theme and width, as a guest, as a viewer and as a child,
 * with its pictures loaded. The test run does it on a phone alone. Of the given addresses, or of all.
 */

type Visitor = keyof typeof everyScreen;

/** One after the other, in one browser context. */
interface Round {
  readonly visitor: Visitor;
  readonly locale: Locale;
  readonly device: (typeof widths)[number];
}

const phone = {
  ...devices['Pixel 7'],
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1,
};
const desktop = { viewport: { width: 1280, height: 800 } };
const widths = [phone, desktop] as const;
const themes = ['light', 'dark'] as const;
/** As many as the machine of the test run has cores. */
const atOnce = 2;

const asked = process.argv.slice(2);
const visitors: readonly Visitor[] = ['guest', 'viewer', 'child'];
const rounds: Round[] = visitors.flatMap((visitor) =>
  locales.flatMap((locale) => widths.map((device) => ({ visitor, locale, device }))),
);

if (!runTasks(['build', '--filter=@parde/main', '--output-logs=errors-only'])) {
  throw new Error('The build failed.');
}
const api = await startReferenceApi();
const site = await startBrandServer('main', api.baseUrl);
const { session } = await sessionOf(site, api, people.subscriber.mobile);
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const findings: string[] = [];
let looks = 0;
try {
  await Promise.all(Array.from({ length: atOnce }, walkRounds));
} finally {
  await browser.close();
  await Promise.all([site.stop(), api.stop()]);
}
for (const finding of findings) say(finding);
const sum = `${looks} looks, ${findings.length} findings.`;
say(bold(findings.length > 0 ? red(sum) : green(sum)));
if (findings.length > 0) process.exitCode = 1;

async function walkRounds(): Promise<void> {
  for (let round = rounds.shift(); round; round = rounds.shift()) await walk(round);
}

async function walk({ visitor, locale, device }: Round): Promise<void> {
  const context = await browser.newContext({
    ...device,
    baseURL: site.origin,
    timezoneId: 'Asia/Tehran',
    serviceWorkers: 'block',
  });
  const setCookie = (name: string, value: string) =>
    context.addCookies([{ name, value, url: site.origin }]);
  await setCookie(cookieNames.locale, locale);
  if (visitor === 'child') await setCookie(cookieNames.kids, '7');
  if (visitor === 'viewer') await setCookie(cookieNames.sessionOnLoopback, session);
  const page = await context.newPage();
  const paths = everyScreen[visitor].filter((path) => asked.length === 0 || asked.includes(path));
  const name = `${visitor}, ${locale}, ${device.viewport.width} pixels`;
  for (const path of paths) {
    await open(page, path);
    await loadPictures(page);
    await waitForIdle(page);
    await look(() => expectSpokenWell(page, `${name}, ${path}`));
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme });
      await look(async () =>
        expect(await axeViolations(page), `${name}, ${path}, ${colorScheme}`).toEqual([]),
      );
    }
  }
  await context.close();
  say(`${name}: ${paths.length} screens`);
}

async function look(check: () => Promise<void>): Promise<void> {
  looks += 1;
  try {
    await check();
  } catch (error) {
    findings.push(error instanceof Error ? error.message : String(error));
  }
}

async function loadPictures(page: Page): Promise<void> {
  await scrollThrough(page);
  // Shelves that arrive meanwhile bring more of them.
  await page.waitForFunction(() => {
    const images = Array.from(document.images);
    for (const image of images) image.loading = 'eager';
    return images.every(({ complete }) => complete);
  });
}
