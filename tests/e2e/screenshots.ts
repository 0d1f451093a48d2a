import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cookieNames } from '@parde/domain';
import { type BrowserContextOptions, chromium, devices } from '@playwright/test';
import { screenshots } from '../../packages/storefront/src/commands/brand-files.ts';
import { print } from '../../packages/storefront/src/commands/print.ts';
import { ensureBrowser } from '../../scripts/find-browser.ts';
import { runTasks } from '../../scripts/lib/turbo.ts';
import { webp } from '../../scripts/lib/webp.ts';
import { root } from '../../scripts/lib/workspace.ts';
import { open } from './support/journey.ts';
import { brands, startBrandServer } from './support/servers/brand-server.ts';
import { startReferenceApi } from './support/servers/reference-api.ts';

/** Takes the screenshots of README.md from the built main brand, and the screenshots of each brand's manifest. */

interface Shot {
  /** Relative to the root of the workspace. */
  readonly file: string;
  readonly path: string;
  readonly locale: 'fa' | 'en';
  readonly context: BrowserContextOptions;
}

const ofReadme: readonly Shot[] = [
  {
    file: 'docs/pictures/phone.fa.webp',
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
    file: 'docs/pictures/desktop.en.webp',
    path: '/cinema',
    locale: 'en',
    context: { viewport: { width: 1280, height: 960 }, deviceScaleFactor: 1.5, locale: 'en-GB' },
  },
];

/** The screenshots of a brand's manifest, in the manifest's language. */
const ofManifest = (brand: string): Shot[] =>
  screenshots.map(({ file, width, height, form }) => {
    const scale = form === 'narrow' ? 2 : 1.25;
    return {
      file: `apps/${brand}/public/${file}`,
      path: '/',
      locale: 'fa',
      context: {
        ...(form === 'narrow' && devices['Pixel 7']),
        viewport: { width: width / scale, height: height / scale },
        deviceScaleFactor: scale,
        locale: 'fa-IR',
      },
    };
  });

const shotsOf = (brand: string) => [...(brand === 'main' ? ofReadme : []), ...ofManifest(brand)];

/** Takes screenshots of the given brands, or of all brands. */
const chosenBrands = process.argv.length > 2 ? process.argv.slice(2) : brands;
const built = chosenBrands.map((brand) => `--filter=@parde/${brand}`);
if (!runTasks(['build', ...built, '--output-logs=errors-only'])) {
  throw new Error('The brands could not be built.');
}
const api = await startReferenceApi();
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars', '--force-color-profile=srgb'],
});
try {
  for (const brand of chosenBrands) {
    const site = await startBrandServer(brand, api.baseUrl);
    for (const shot of shotsOf(brand)) {
      const picture = await webp(await draw(shot, site.origin), 80);
      writeFileSync(join(root, shot.file), picture);
      print(`${shot.file}: ${Math.ceil(picture.length / 1024)} KB`);
    }
    await site.stop();
  }
} finally {
  await browser.close();
  await api.stop();
}

async function draw({ path, locale, context: options }: Shot, origin: string): Promise<Buffer> {
  const context = await browser.newContext({
    ...options,
    baseURL: origin,
    colorScheme: 'dark',
    // Nothing may move between two screenshots.
    reducedMotion: 'reduce',
  });
  await context.addCookies([{ name: cookieNames.locale, value: locale, url: origin }]);
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
