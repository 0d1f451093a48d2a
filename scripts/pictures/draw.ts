import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { ensureBrowser } from '../find-browser.ts';
import { asRecord, readJson } from '../lib/json.ts';
import { runTasks } from '../lib/turbo.ts';
import { root } from '../lib/workspace.ts';

/** How a story is to be seen: what the Storybook's toolbar would be set to, and the screen's size. */
export interface View {
  readonly brand: 'main' | 'plus' | 'partner';
  readonly theme: 'dark' | 'light';
  readonly locale: 'fa' | 'en';
  readonly width: number;
  readonly height: number;
}

export interface Studio extends AsyncDisposable {
  /** The browser that draws. Another one, or another version, draws letters differently. */
  readonly browser: string;
  /** The ids of all stories that were built. */
  readonly stories: ReadonlySet<string>;
  /** A story as PNG, at its whole height, after its play function. */
  readonly draw: (story: string, view: View) => Promise<Buffer>;
}

const origin = 'http://storybook.test';
/** Stories that tell a time tell this one. */
const now = new Date('2026-11-20T12:00:00Z');

/** Builds the static Storybook where it is not of what the sources say now, and names its folder. */
export function buildStorybook(): string {
  if (!runTasks(['build', '--filter=@parde/storybook', '--output-logs=errors-only'])) {
    throw new Error('The Storybook could not be built.');
  }
  return join(root, 'apps/storybook/storybook-static');
}

/** Draws stories of a static Storybook, each time in the same way. */
export async function openStudio(storybook: string): Promise<Studio> {
  const stories = storiesOf(storybook);
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    // The colours and the edges of letters shall not depend on the screen of this machine.
    args: [
      ...['--no-sandbox', '--disable-gpu', '--hide-scrollbars'],
      ...['--force-color-profile=srgb', '--font-render-hinting=none', '--disable-lcd-text'],
    ],
  });
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-GB' });
  await serve(context, storybook);
  const page = await context.newPage();
  await page.clock.setFixedTime(now);
  return {
    browser: `Chromium ${browser.version()}`,
    stories,
    draw: (story, view) => draw(page, story, view),
    [Symbol.asyncDispose]: () => browser.close(),
  };
}

function storiesOf(storybook: string): ReadonlySet<string> {
  const index = readJson(join(storybook, 'index.json'));
  const entries = Object.values(asRecord(index.entries)).map(asRecord);
  return new Set(entries.filter(({ type }) => type === 'story').map(({ id }) => String(id)));
}

/** The static build, without a server or a port. Nothing else is reached. */
async function serve(context: BrowserContext, storybook: string): Promise<void> {
  await context.route('**', (route) => {
    const url = new URL(route.request().url());
    const path = join(storybook, decodeURIComponent(url.pathname));
    return url.origin === origin && existsSync(path) ? route.fulfill({ path }) : route.abort();
  });
}

async function draw(page: Page, story: string, { width, height, ...look }: View): Promise<Buffer> {
  const globals = Object.entries(look).map(([name, value]) => `${name}:${value}`);
  // Accessibility is judged by the component tests, and here it would only take time.
  globals.push('a11y.manual:!true');
  await page.setViewportSize({ width, height });
  await page.goto(`${origin}/iframe.html?viewMode=story&id=${story}&globals=${globals.join(';')}`);
  const finished = await page.waitForFunction(
    "globalThis.__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished')?.[0].status",
  );
  const status = await finished.jsonValue();
  if (status !== 'success') throw new Error(`${story} (${globals.join(', ')}): ${status}`);
  // Pictures below the screen too: they are drawn, and would come only when scrolled to.
  await page.evaluate(`Promise.all([
    document.fonts.ready,
    ...Array.from(document.images, (image) => {
      image.loading = 'eager';
      return image.decode().catch(() => 'A story may show what a missing picture leaves.');
    }),
  ]).then(() => undefined)`);
  return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
}
