import { cookieNames, storageKeys } from '@parde/domain';
import type { Page } from '@playwright/test';
import { follow, framedPath, headerSwitch, open, waitForHydration } from '../../support/journey.ts';
import type { Messages } from '../../support/messages.ts';
import { expect, test } from '../../support/test.ts';
import { films } from '../../support/titles.ts';

interface Frame {
  readonly theme: string | undefined;
  readonly background: string;
}

/** Records the theme when the body appears, and at every frame after that. */
async function recordFrames(page: Page): Promise<{ frames: () => Promise<Frame[]> }> {
  await page.addInitScript(() => {
    const frames: Frame[] = [];
    const look = () => {
      const { body, documentElement } = document;
      if (!body) return;
      const opaque = [body, documentElement]
        .map((element) => getComputedStyle(element).backgroundColor)
        .find((colour) => colour !== 'rgba(0, 0, 0, 0)');
      frames.push({ theme: documentElement.dataset.theme, background: opaque ?? 'none' });
    };
    const atEachFrame = () => {
      look();
      requestAnimationFrame(atEachFrame);
    };
    const bodyObserver = new MutationObserver(() => {
      if (!document.body) return;
      bodyObserver.disconnect();
      look();
    });
    bodyObserver.observe(document, { childList: true, subtree: true });
    requestAnimationFrame(atEachFrame);
    Object.assign(window, { framesOfTheLoad: frames });
  });
  return {
    frames: () =>
      page.evaluate(() => {
        const frames: unknown = Reflect.get(window, 'framesOfTheLoad');
        return Array.isArray(frames) ? frames : [];
      }),
  };
}

const dark = /^rgb\((\d|[1-4]\d), (\d|[1-4]\d), (\d|[1-4]\d)\)$/;
const light = /^rgb\(2[0-5]\d, 2[0-5]\d, 2[0-5]\d\)$/;

interface Viewer {
  readonly who: string;
  /** The value of `nightmode` in the device's storage. */
  readonly nightmode: string | undefined;
  readonly system: 'light' | 'dark';
  readonly sees: RegExp;
}

// early-script.test.ts tests every stored value.
const viewers: Viewer[] = [
  { who: 'chose the night', nightmode: 'true', system: 'light', sees: dark },
  { who: 'chose nothing, at night', nightmode: undefined, system: 'dark', sees: dark },
  { who: 'chose nothing, by day', nightmode: undefined, system: 'light', sees: light },
];

test('a viewer never sees another theme than their own, even for a moment', async ({ page }) => {
  const film = await recordFrames(page);
  await open(page, '/login');
  // A page that may be cached, and streamed pages.
  const paths = ['/login', `/movie/${films.usual}?ref=abc`, '/login?ref=abc'];
  for (const [index, { who, nightmode, system, sees }] of viewers.entries()) {
    await page.emulateMedia({ colorScheme: system });
    await page.evaluate((note) => {
      if (note === undefined) localStorage.removeItem('nightmode');
      else localStorage.setItem('nightmode', note);
    }, nightmode);
    await open(page, `${paths[index]}`);
    const frames = await film.frames();
    expect(frames.length, who).toBeGreaterThan(0);
    for (const { background } of frames) expect(background, who).toMatch(sees);
    expect(new Set(frames.map(({ theme }) => theme)).size, who).toBe(1);
  }
});

test('the night mode is remembered, and a second click on the switch restores the system’s theme', async ({
  page,
  labels,
}) => {
  await open(page, framedPath);
  const html = page.locator('html');
  const button = await headerSwitch(page, labels.night, labels.menu);
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await button.click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(button).toHaveAttribute('aria-pressed', 'true');

  await page.reload();
  await waitForHydration(page);
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await headerSwitch(page, labels.night, labels.menu);
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await button.click();
  await expect(html).not.toHaveAttribute('data-theme');
  expect(await page.evaluate(() => localStorage.getItem('nightmode'))).not.toBe('true');
});

/** Records each paint that the browser reports, with its page. */
async function watchPaints(page: Page): Promise<string[]> {
  const paints: string[] = [];
  await page.exposeFunction('reportPaint', (paint: string) => paints.push(paint));
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { name } of list.getEntries()) {
        Reflect.get(window, 'reportPaint')(`${name} of ${location.pathname}`);
      }
    }).observe({ type: 'paint', buffered: true });
  });
  return paints;
}

test('the flag of kids mode redirects any page to /kids before it is painted, and /kids itself nowhere', async ({
  page,
  context,
  watch,
}) => {
  await page.addInitScript((key) => localStorage.setItem(key, 'true'), storageKeys.kids);
  const paints = await watchPaints(page);
  const entries = () => page.evaluate(() => history.length);
  await open(page, '/kids');
  const documents = watch.requests().filter((request) => request.isNavigationRequest());
  // The first request sends the flag to the server.
  const paths = documents.map((request) => new URL(request.url()).pathname);
  expect(paths, '/kids itself leads nowhere').toEqual(['/kids', '/kids']);

  for (const path of ['/', `/movie/${films.usual}?ref=abc`]) {
    const before = await entries();
    paints.length = 0;
    // Only the flag remains: with the cookie the server would answer another page at once.
    await context.clearCookies({ name: cookieNames.kids });
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page, path).toHaveURL('/kids');
    await waitForHydration(page);
    await expect.poll(() => paints, path).toContain('first-contentful-paint of /kids');
    expect(
      paints.filter((paint) => !paint.endsWith(' of /kids')),
      path,
    ).toEqual([]);
    expect(await entries(), `${path} is not in the history`).toBe(before + 1);
  }
});

async function visitAndSwitch(page: Page, labels: Messages): Promise<void> {
  await open(page, `/movie/${films.usual}`);
  await (await headerSwitch(page, labels.night, labels.menu)).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Escape');
  await follow(page.locator('main li a[href^="/movie/"]').first());
  await page.goBack();
  await expect(page).toHaveURL(`/movie/${films.usual}`);
}

const damagedAndFull = () => {
  for (const key of ['_cart', 'lastsearchs', 'isKids', 'nightmode', 'autoplay']) {
    localStorage.setItem(key, '{"\u0000');
  }
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
};

const blocked = () => {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  }
};

test('device storage that is blocked, or damaged and full, causes no error', async ({
  context,
  labels,
}) => {
  for (const [state, prepare] of Object.entries({ blocked, damagedAndFull })) {
    await test.step(state, async () => {
      const page = await context.newPage();
      await page.addInitScript(prepare);
      await visitAndSwitch(page, labels);
      // A page stores its scroll positions when the viewer leaves.
      await page.reload({ waitUntil: 'domcontentloaded' });
    });
  }
});
