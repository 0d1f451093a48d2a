import type { Locale } from '@parde/domain';
import type { Page } from '@playwright/test';
import { films } from '../support/films.ts';
import { alive, follow, headerSwitch, linkToFilm, open } from '../support/journey.ts';
import { expect, test } from '../support/test.ts';
import type { words } from '../support/words.ts';

type Stored = Readonly<Record<string, string>>;

/** What the device has kept from an earlier visit. */
async function remember(page: Page, items: Stored): Promise<void> {
  await page.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, items);
}

interface Frame {
  readonly theme: string | undefined;
  readonly background: string;
}

/** Notes how the page stands at the moment that it gets a body, and at every frame that could be painted from then on. */
async function filmTheLoad(page: Page): Promise<{ frames: () => Promise<Frame[]> }> {
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
  readonly stored: Stored;
  readonly system: 'light' | 'dark';
  readonly sees: RegExp;
}

const viewers: Viewer[] = [
  { who: 'chose the night', stored: { nightmode: 'true' }, system: 'light', sees: dark },
  { who: 'chose nothing, at night', stored: {}, system: 'dark', sees: dark },
  { who: 'chose nothing, by day', stored: {}, system: 'light', sees: light },
  { who: 'switched it off, at night', stored: { nightmode: 'false' }, system: 'dark', sees: dark },
  { who: 'switched it off, by day', stored: { nightmode: 'false' }, system: 'light', sees: light },
  { who: 'has a damaged note', stored: { nightmode: '{"tr' }, system: 'light', sees: light },
];

for (const { who, stored, system, sees } of viewers) {
  test(`a viewer who ${who} sees no other theme for a moment`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: system });
    await remember(page, stored);
    const film = await filmTheLoad(page);
    // A page that is kept, and one that is streamed.
    for (const path of ['/login', `/movie/${films.usual}?ref=abc`]) {
      await open(page, path);
      const frames = await film.frames();
      expect(frames.length).toBeGreaterThan(0);
      for (const { background } of frames) expect(background).toMatch(sees);
      expect(new Set(frames.map(({ theme }) => theme)).size).toBe(1);
    }
  });
}

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
  await alive(page);
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await follow(linkToFilm(page, films.usual));
  await expect(html).toHaveAttribute('data-theme', 'dark');

  await headerSwitch(page, say.night, say.menu);
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await button.click();
  await expect(html).not.toHaveAttribute('data-theme');
  await page.reload();
  await alive(page);
  await expect(html).not.toHaveAttribute('data-theme');
});

test.describe('kids mode', () => {
  /** The paints that browsers report, each with the page that was painted. */
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

  for (const path of ['/', `/movie/${films.usual}?ref=abc`, '/kidsroom']) {
    test(`the flag leads from ${path} to /kids before anything is painted`, async ({
      page,
      watch,
    }) => {
      await remember(page, { isKids: 'true' });
      const paints = await watchPaints(page);
      if (path === '/kidsroom') watch.expectAnswer(404, /\/kidsroom$/);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page).toHaveURL('/kids');
      await alive(page);
      await expect.poll(() => paints).toContain('first-contentful-paint of /kids');
      expect(paints.filter((paint) => !paint.endsWith(' of /kids'))).toEqual([]);
    });
  }

  test('the page that was left is not in the history', async ({ page, anotherViewer }) => {
    await open(page, '/kids');
    const direct = await page.evaluate(() => history.length);

    const child = await anotherViewer();
    await remember(child, { isKids: 'true' });
    await child.goto('/', { waitUntil: 'commit' });
    await expect(child).toHaveURL('/kids');
    await alive(child);
    expect(await child.evaluate(() => history.length)).toBe(direct);
  });

  test('/kids itself leads nowhere', async ({ page, watch }) => {
    await remember(page, { isKids: 'true' });
    await open(page, '/kids');
    const documents = watch.requests().filter((request) => request.isNavigationRequest());
    expect(documents).toHaveLength(1);
  });

  test('any other note is no flag', async ({ page }) => {
    for (const value of ['false', 'TRUE', '1', '', '{"tr']) {
      await page.addInitScript((text) => localStorage.setItem('isKids', text), value);
      await open(page, '/login');
      await expect(page).toHaveURL('/login');
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

test.describe('device storage does no harm', () => {
  test('that our own code finds blocked', async ({ page, say }) => {
    await block(page, ['localStorage']);
    await visitAndSwitch(page, say);
  });

  test('that is blocked altogether', async ({ page, say }) => {
    await block(page, ['localStorage', 'sessionStorage']);
    await visitAndSwitch(page, say);
  });

  test('that is full', async ({ page, say }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
    await visitAndSwitch(page, say);
  });

  test('that is damaged', async ({ page, say }) => {
    await page.addInitScript(() => {
      for (const key of ['_cart', 'lastsearchs', 'isKids', 'nightmode', 'autoplay']) {
        localStorage.setItem(key, '{"\u0000');
      }
    });
    await visitAndSwitch(page, say);
  });
});
