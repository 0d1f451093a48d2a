import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { ensureBrowser } from './find-browser.ts';
import { say } from './lib/say.ts';
import { root } from './lib/workspace.ts';

/** Draws the kit's overview in three brands for the README of packages/ui. The Storybook must be built. */

const storybook = join(root, 'apps/storybook/storybook-static');
const images = join(root, 'packages/ui/images');
const origin = 'http://storybook.test';
const looks = [
  { brand: 'main', theme: 'dark' },
  { brand: 'plus', theme: 'dark' },
  { brand: 'partner', theme: 'light' },
] as const;

mkdirSync(images, { recursive: true });
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars'],
});
try {
  const page = await browser.newPage({
    viewport: { width: 1280, height: 1000 },
    reducedMotion: 'reduce',
  });
  // The static build, without a server or a port.
  await page.route(`${origin}/**`, (route) =>
    route.fulfill({ path: join(storybook, new URL(route.request().url()).pathname) }),
  );
  const session = await page.context().newCDPSession(page);
  for (const { brand, theme } of looks) {
    const globals = `brand:${brand};theme:${theme};locale:fa`;
    await page.goto(`${origin}/iframe.html?viewMode=story&id=overview--kit&globals=${globals}`);
    await page.locator('main').waitFor();
    await page.evaluate('document.fonts.ready.then(() => undefined)');
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 82 });
    const picture = Buffer.from(data, 'base64');
    writeFileSync(join(images, `overview.${brand}.webp`), picture);
    say(`${brand}: ${Math.ceil(picture.length / 1024)} KB`);
  }
} finally {
  await browser.close();
}
