import type { Locator, Page } from '@playwright/test';
import { checkState } from '../../page-checks/check.ts';
import { open, press, pushPath } from '../../support/journey.ts';
import { sendRequest } from '../../support/servers/http.ts';
import { expect, test } from '../../support/test.ts';

const channel = '/lives/parde-one';

const video = (page: Page): Locator => page.locator('main video');

const secondsOf = (page: Page): Promise<number> =>
  video(page).evaluate((element) =>
    element instanceof HTMLVideoElement && !element.paused ? element.currentTime : 0,
  );

async function expectToRun(page: Page): Promise<void> {
  await expect.poll(() => secondsOf(page)).toBeGreaterThan(0);
  const began = await secondsOf(page);
  await expect.poll(() => secondsOf(page)).toBeGreaterThan(began);
}

test('a channel plays on its page beside its guide; playback continues on another channel; a channel for subscribers shows a message @states', async ({
  page,
  api,
  watch,
  labels,
}) => {
  await open(page, channel);
  await expect(video(page)).toHaveCount(0);

  await test.step('the guide shows another day, which the address stores, and can be reloaded after a failure', async () => {
    const guide = page.locator('section').filter({
      has: page.getByRole('heading', { name: 'جدول پخش' }),
    });
    await expect(guide.locator('[aria-current]')).toHaveCount(1);
    const scheduleRequests = watch
      .requests()
      .filter((request) => request.url().includes('/schedule'));
    expect(scheduleRequests, 'today’s guide is in the document').toEqual([]);
    watch.expectAnswer(500, /\/schedule\?date=/);
    await api.setFault({ operationId: 'getLiveSchedule', status: 500, times: 5 });
    await press(guide.getByRole('tab', { name: 'فردا' }));
    await expect(guide.getByText(labels.sectionFailed)).toBeVisible();
    await api.reset();
    await press(guide.getByRole('button', { name: labels.tryAgain }));
    await expect(guide.getByRole('listitem').first()).toBeVisible();
    await expect(page).toHaveURL(/\?day=\d{4}-\d\d-\d\d$/);
    // A late programme continues into tomorrow, so tomorrow's next programme has not started.
    const day = new URL(page.url()).searchParams.get('day');
    await expect(guide.locator(`[aria-current]:has(time[datetime^="${day}"])`)).toHaveCount(0);
    const { text } = await sendRequest(page.url());
    expect(text).toMatch(/<button[^>]* role="tab"[^>]* aria-selected="true"[^>]*>[^/]*فردا/);
    expect(text).toMatch(new RegExp(`<time[^>]* datetime="${day}`, 'i'));
  });

  await press(page.getByRole('button', { name: /^پخش زندهٔ / }));
  await expectToRun(page);
  // The player's keys have no effect while the focus is outside the player.
  await page.evaluate(
    () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
  );
  await page.keyboard.press('k');
  await expectToRun(page);
  await page.locator('main section:has(> video)').focus();
  await page.keyboard.press('k');
  await expect
    .poll(() => video(page).evaluate((element) => Reflect.get(element, 'paused')))
    .toBe(true);

  const other = page.getByRole('region', { name: 'شبکه‌های دیگر' }).getByRole('link').nth(2);
  const href = (await other.getAttribute('href')) ?? '';
  await press(other);
  await expect(page).toHaveURL(href);
  await expectToRun(page);

  watch.expectAnswer(403, /\/play_live\//);
  await pushPath(page, '/lives/parde-sport');
  await expect(page.getByText(labels.subscribeToWatch)).toBeVisible();
  await checkState(page, 'a live channel of subscribers');
  await press(page.locator('main').getByRole('button', { name: labels.signIn }));
  await expect(page.getByRole('dialog').getByLabel(labels.mobile)).toBeVisible();
});
