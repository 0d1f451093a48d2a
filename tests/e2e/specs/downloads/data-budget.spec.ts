import { countDataUse, gigabyte, storageKeys } from '@parde/domain';
import type { Page } from '@playwright/test';
import { byKeyboard } from '../../support/input-methods.ts';
import { open } from '../../support/journey.ts';
import { currentTime, expectHeight, expectToPlay, pause } from '../../support/player.ts';
import { newMobile } from '../../support/purchase.ts';
import { expect, test } from '../../support/test.ts';
import { titles } from '../../support/titles.ts';

/** The sample video is small. Its playlist claims the resolutions of a film. */
const asAFilm: Readonly<Record<string, string>> = {
  '424x240': '848x480',
  '640x360': '1280x720',
  '848x480': '1920x1080',
};

const settings = '/profile/settings';

/** The real heights of the sample video. */
const sample = { lowest: 240, best: 480 };

async function playAsAFilm(page: Page): Promise<void> {
  await page.route(/\.m3u8(?:\?|$)/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll(
      /RESOLUTION=(\d+x\d+)/g,
      (_, size: string) => `RESOLUTION=${asAFilm[size] ?? size}`,
    );
    await route.fulfill({ response: answer, body });
  });
  await open(page, `/movie/show/${titles.freeMovie}`);
}

test('the remaining data of the month determines the quality of playback, and the settings show the used data', async ({
  page,
  signInAs,
  labels,
}) => {
  await signInAs(newMobile());
  await open(page, settings);
  const budget = page.getByLabel('حجم ماهانه برای فیلم');
  await budget.selectOption('100');
  const used = page.getByRole('meter', { name: /^مصرف این ماه/ });
  await expect(used).toHaveAttribute('aria-valuetext', /^حدود\P{Nd}*۰\P{Nd}+۱۰۰/u);

  await test.step('with much data left, the best quality plays', async () => {
    await playAsAFilm(page);
    await expectHeight(page, sample.best);
    await pause(page, byKeyboard, labels.pause);
    const from = await currentTime(page);
    await page.keyboard.press('k');
    await expectToPlay(page, from + 1);
    await pause(page, byKeyboard, labels.pause);
    await open(page, settings);
    await expect(used).toHaveAttribute('aria-valuetext', /^حدود\P{Nd}*[۱-۹]/u);
  });

  await test.step('with no data left, the lowest quality plays', async () => {
    const used = countDataUse(null, 100 * gigabyte, Date.now());
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
      storageKeys.dataUse,
      used,
    ] as const);
    const fetchedPaths: string[] = [];
    page.on('request', (request) => fetchedPaths.push(new URL(request.url()).pathname));
    await playAsAFilm(page);
    await expectHeight(page, sample.lowest);
    const from = await currentTime(page);
    await expectToPlay(page, from + 2);
    expect(fetchedPaths.filter((path) => /-(?:360|480)\.m3u8$/.test(path))).toEqual([]);
  });
});
