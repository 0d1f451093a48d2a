import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cookieNames } from '@parde/domain';
import { type BrowserContextOptions, chromium, devices } from '@playwright/test';
import { ensureBrowser } from '../../scripts/find-browser.ts';
import { say } from '../../scripts/lib/say.ts';
import { runTasks } from '../../scripts/lib/turbo.ts';
import { webp } from '../../scripts/lib/webp.ts';
import { root } from '../../scripts/lib/workspace.ts';
import { startBrandServer } from './support/brand-server.ts';
import { open } from './support/journey.ts';
import { startReferenceApi } from './support/reference-api.ts';

/** Takes the screenshots of README.md from the built main brand. */

interface Shot {
  readonly name: string;
  readonly path: string;
  readonly locale: 'fa' | 'en';
  readonly context: BrowserContextOptions;
}

const shots: readonly Shot[] = [
  {
    name: 'phone.fa',
    path: '/',
    locale: 'fa',
    context: {
      ...devices['Pixel 7'],
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      locale: 'fa-IR',
    },
  },
  {
    name: 'desktop.en',
    path: '/cinema',
    locale: 'en',
    context: { viewport: { width: 1280, height: 960 }, deviceScaleFactor: 1.5, locale: 'en-GB' },
  },
];

const folder = join(root, 'docs/pictures');
mkdirSync(folder, { recursive: true });
if (!runTasks(['build', '--filter=@parde/main', '--output-logs=errors-only'])) {
  throw new Error('The brand main could not be built.');
}
const api = await startReferenceApi();
const site = await startBrandServer('main', api.baseUrl);
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars', '--force-color-profile=srgb'],
});
try {
  for (const shot of shots) {
    const picture = await webp(await draw(shot), 80);
    writeFileSync(join(folder, `${shot.name}.webp`), picture);
    say(`docs/pictures/${shot.name}.webp: ${Math.ceil(picture.length / 1024)} KB`);
  }
} finally {
  await browser.close();
  await Promise.all([site.stop(), api.stop()]);
}

async function draw({ path, locale, context: options }: Shot): Promise<Buffer> {
  const context = await browser.newContext({
    ...options,
    baseURL: site.origin,
    colorScheme: 'dark',
    // No motion between two screenshots.
    reducedMotion: 'reduce',
  });
  await context.addCookies([{ name: cookieNames.locale, value: locale, url: site.origin }]);
  const page = await context.newPage();
  await open(page, path);
  await page.waitForFunction(() =>
    Array.from(document.images)
      .filter((image) => {
        const { top, left, right } = image.getBoundingClientRect();
        return top < innerHeight && left < innerWidth && right > 0;
      })
      .every((image) => image.complete),
  );
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const picture = await page.screenshot();
  await context.close();
  return picture;
}
