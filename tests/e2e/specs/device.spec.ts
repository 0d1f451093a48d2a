import { cookieNames, type Locale } from '@parde/domain';
import type { Page } from '@playwright/test';
import { films } from '../support/films.ts';
import { follow, headerSwitch, linkToFilm, open, waitForHydration } from '../support/journey.ts';
import { expect, test } from '../support/test.ts';
import type { words } from '../support/words.ts';

type Stored = Readonly<Record<string, string>>;

/** Storage from an earlier visit. */
async function remember(page: Page, items: Stored): Promise<void> {
  await page.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, items);
}

interface Frame {
  readonly theme: string | undefined;
  readonly background: string;
}

/** Records the theme when the body appears, and at every frame after it. */
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
    const untilBody = new MutationObserver(() => {
      if (!document.body) return;
      untilBody.disconnect();
      look();
    });
    untilBody.observe(document, { childList: true, subtree: true });
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
  /** The system's color scheme. */
  readonly nightmode: string | undefined;
  readonly system: 'light' | 'dark';
  readonly sees: RegExp;
}

const viewers: Viewer[] = [
  { who: 'chose the night', nightmode: 'true', system: 'light', sees: dark },
  { who: 'chose nothing, at night', nightmode: undefined, system: 'dark', sees: dark },
  { who: 'chose nothing, by day', nightmode: undefined, system: 'light', sees: light },
  { who: 'switched it off, at night', nightmode: 'false', system: 'dark', sees: dark },
  { who: 'switched it off, by day', nightmode: 'false', system: 'light', sees: light },
  { who: 'has a damaged note', nightmode: '{"tr', system: 'light', sees: light },
];

test('whatever a viewer chose, they see no other theme for a moment', async ({ page }) => {
  const film = await recordFrames(page);
  await open(page, '/login');
  for (const { who, nightmode, system, sees } of viewers) {
    await page.emulateMedia({ colorScheme: system });
    await page.evaluate((note) => {
      if (note === undefined) localStorage.removeItem('nightmode');
      else localStorage.setItem('nightmode', note);
    }, nightmode);
    // A cached page, and a streamed one.
    for (const path of ['/login', `/movie/${films.usual}?ref=abc`]) {
      const where = `${who}, ${path}`;
      await open(page, path);
      const frames = await film.frames();
      expect(frames.length, where).toBeGreaterThan(0);
      for (const { background } of frames) expect(background, where).toMatch(sees);
      expect(new Set(frames.map(({ theme }) => theme)).size, where).toBe(1);
    }
  }
});

test('the night-mode switch works, is remembered, and gives way to the system @story', async ({
  page,
  say,
}) => {
  await open(page, '/');
  const html = page.locator('html');
  const button = await headerSwitch(page, say.night, say.menu);
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await button.click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(button).toHaveAttribute('aria-pressed', 'true');

  await page.reload();
  await waitForHydration(page);
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await follow(linkToFilm(page, films.usual));
  await expect(html).toHaveAttribute('data-theme', 'dark');

  await headerSwitch(page, say.night, say.menu);
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await button.click();
  await expect(html).not.toHaveAttribute('data-theme');
  await page.reload();
  await waitForHydration(page);
  await expect(html).not.toHaveAttribute('data-theme');
});

test.describe('kids mode', () => {
  /** Each reported paint with its page. */
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

  test('the flag leads from anywhere to /kids before anything is painted, and from there nowhere', async ({
    page,
    context,
    watch,
  }) => {
    await remember(page, { isKids: 'true' });
    const paints = await watchPaints(page);
    const entries = () => page.evaluate(() => history.length);
    await open(page, '/kids');
    const documents = watch.requests().filter((request) => request.isNavigationRequest());
    // The server learns of the flag by the first one.
    expect(
      documents.map((request) => new URL(request.url()).pathname),
      '/kids itself leads nowhere',
    ).toEqual(['/kids', '/kids']);

    watch.expectAnswer(404, /\/kidsroom$/);
    for (const path of ['/', `/movie/${films.usual}?ref=abc`, '/kidsroom']) {
      const before = await entries();
      paints.length = 0;
      // By the flag alone: with the cookie the server answers another page at once.
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

  test('a clear no and a damaged note are no flag, all else is', async ({ page }) => {
    for (const value of ['false', '0', '', '{"tr', 'TRUE', '1']) {
      await page.addInitScript((text) => localStorage.setItem('isKids', text), value);
      await page.goto('/login');
      await expect(page, value).toHaveURL(value === 'TRUE' || value === '1' ? '/kids' : '/login');
      await waitForHydration(page);
    }
  });
});

async function visitAndSwitch(page: Page, say: (typeof words)[Locale]): Promise<void> {
  await open(page, `/movie/${films.usual}`);
  await (await headerSwitch(page, say.night, say.menu)).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Escape');
  await follow(page.locator('main li a[href^="/movie/"]').first());
  await page.goBack();
  await expect(page).toHaveURL(`/movie/${films.usual}`);
}

function block(page: Page, names: readonly string[]): Promise<unknown> {
  return page.addInitScript((storages) => {
    for (const name of storages) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  }, names);
}

function fill(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
}

function damage(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    for (const key of ['_cart', 'lastsearchs', 'isKids', 'nightmode', 'autoplay']) {
      localStorage.setItem(key, '{"\u0000');
    }
  });
}

test('device storage that is blocked, full or damaged does no harm', async ({ context, say }) => {
  const states = {
    'blocked to our own code': (page: Page) => block(page, ['localStorage']),
    'blocked altogether': (page: Page) => block(page, ['localStorage', 'sessionStorage']),
    full: fill,
    damaged: damage,
  };
  for (const [state, prepare] of Object.entries(states)) {
    await test.step(state, async () => {
      const page = await context.newPage();
      await prepare(page);
      await visitAndSwitch(page, say);
      // A page keeps its scroll positions when it is left.
      await page.reload({ waitUntil: 'domcontentloaded' });
    });
  }
});
