import type { Locale } from '@parde/domain';
import type { BrowserContext, Page } from '@playwright/test';
import { press } from './journey.ts';
import { cachedPaths } from './service-worker.ts';
import { expect } from './test.ts';

/** The errors that browsers report for a lost connection. */
export const connectionErrors =
  /request failed \(net::ERR_(?:INTERNET_DISCONNECTED|FAILED|CACHE_MISS|ABORTED)\)/;

/** A free film with subtitles in Persian and English. */
export const savedFilmId = '1004';
export const savedFilm = `/movie/${savedFilmId}`;

export const savingMessages = {
  fa: {
    offline: 'تماشای آفلاین',
    begin: 'ذخیره روی این دستگاه',
    saved: 'روی این دستگاه ذخیره شد',
    onDevice: 'روی این دستگاه',
    nothing: 'این‌جا چیزی برای تماشای آفلاین نیست',
    settings: 'تنظیمات و فضای ذخیره',
    play: /^پخش /,
    remove: /^حذف .* از این دستگاه$/,
    yes: 'حذف',
    persian: 'فارسی',
  },
  en: {
    offline: 'Watch offline',
    begin: 'Save',
    saved: /^Saved on this device/,
    onDevice: 'On this device',
    nothing: 'Nothing here to watch offline',
    settings: 'Settings and storage',
    play: /^Play /,
    remove: /^Remove .* from this device$/,
    yes: 'Remove',
    persian: 'Persian',
  },
} as const satisfies Record<Locale, unknown>;

/** Shortens the film to its first segments, so that its end is reached soon. */
export async function shorten(context: BrowserContext): Promise<void> {
  await context.route(
    /\/media\/stream\/.*\/(?!master|h264\.|vp9\.)[\w-]+\.m3u8$/,
    async (route) => {
      const answer = await route.fetch();
      const [head, ...pieces] = (await answer.text()).split('#EXTINF');
      const body = [head, ...pieces.slice(0, 4)].join('#EXTINF').trimEnd();
      await route.fulfill({ response: answer, body: `${body}\n#EXT-X-ENDLIST\n` });
    },
  );
}

export async function saveTitle(
  page: Page,
  labels: (typeof savingMessages)[Locale],
  { subtitles = [labels.persian] }: { subtitles?: readonly string[] } = {},
): Promise<void> {
  await press(page.getByRole('button', { name: labels.offline, exact: true }));
  const modal = page.getByRole('dialog');
  for (const name of subtitles) await modal.getByRole('checkbox', { name }).check();
  await press(modal.getByRole('button', { name: labels.begin }));
  await expect(modal.getByText(labels.saved).first()).toBeVisible();
  // Wait until the downloads page is stored, so that it opens offline.
  await expect.poll(() => cachedPaths(page)).toContain('/download');
}

/** The names of the folders with saved titles on the device. */
export function foldersOn(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle('offline');
    const names: string[] = [];
    for await (const name of folder.keys()) names.push(name);
    return names;
  });
}
