import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cookieNames, locales } from '@parde/domain';
import type { Locator, Page } from '@playwright/test';
import { root } from '../../../../scripts/lib/workspace.ts';
import { readAnnounced } from '../../support/announced.ts';
import { byKeyboard } from '../../support/input-methods.ts';
import { open, press, waitForHydration, waitForRequests } from '../../support/journey.ts';
import { type Messages, messages } from '../../support/messages.ts';
import { activateControl, currentTime, expectToPlay, pause } from '../../support/player.ts';
import { payButton } from '../../support/purchase.ts';
import { type ReferenceApi, startReferenceApi } from '../../support/servers/reference-api.ts';
import { codeField, mobileField } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

/**
 * The texts that a screen reader announces on ten journeys, on ten titles. The files in `tests/e2e/announced` contain
 * them. `pnpm tool announced` updates the files after an intended change.
 */

interface Journey {
  readonly page: Page;
  readonly api: ReferenceApi;
  readonly origin: string;
  readonly labels: Messages;
  /** Opens a page and waits until it has loaded completely. */
  readonly visit: (path: string) => Promise<void>;
  /** Records the screen reader's texts of a part of the page. */
  readonly recordAnnounced: (where: string, part?: Locator) => Promise<void>;
}

const mobile = '09350000017';

const journeys: Readonly<Record<string, (journey: Journey) => Promise<void>>> = {
  '01-home': async ({ page, recordAnnounced, visit }) => {
    await visit('/');
    await recordAnnounced('the home page', page.locator('body'));
  },

  '02-search': async ({ page, labels, recordAnnounced, visit }) => {
    await visit('/');
    await press(page.getByRole('button', { name: labels.search, exact: true }));
    const field = page.getByRole('combobox', { name: labels.search });
    await expect(field).toBeFocused();
    await field.fill('parasite');
    await expect(page.getByRole('option')).not.toHaveCount(0);
    await recordAnnounced('what is found', page.locator('header').first());
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\/parasite/);
    // The next shelf loads when it is near, and its menus load after it.
    await expect(page.getByRole('heading', { name: labels.top, exact: true })).toBeVisible();
    await expect(page.locator('main li:has(a[href^="/movie/"]):not(:has(button))')).toHaveCount(0);
    await recordAnnounced('the results');
  },

  '03-film': async ({ recordAnnounced, visit }) => {
    await visit('/movie/angal');
    await recordAnnounced('a film of Korea');
  },

  '04-sign-in': async ({ page, api, origin, recordAnnounced, visit }) => {
    await visit('/login');
    await recordAnnounced('the form');
    await mobileField(page).fill('0912');
    await page.keyboard.press('Enter');
    await recordAnnounced('too short a number');
    await mobileField(page).fill(mobile);
    await page.keyboard.press('Enter');
    await expect(codeField(page)).toBeFocused();
    await recordAnnounced('the code');
    await codeField(page).fill(await api.codeSentTo(mobile));
    await page.waitForURL(`${origin}/`);
  },

  '05-plan': async ({ page, labels, recordAnnounced, visit }) => {
    await visit('/profile/plans');
    await recordAnnounced('the plans');
    await visit('/plan/m1?content_type=movie&content_id=gaav');
    await expect(payButton(page, labels.pay)).toBeEnabled();
    await recordAnnounced('what is to be paid');
    await press(payButton(page, labels.pay));
    await page.waitForURL(/\/_bank\/pay\//);
    await recordAnnounced('the bank', page.locator('body'));
    await press(page.locator('button[name=choice][value=pay]'));
    await page.waitForURL(/\/callback\?tracking_code=/);
    await waitForHydration(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(labels.paid);
    await recordAnnounced('the payment');
  },

  '06-player': async ({ page, origin, labels, recordAnnounced }) => {
    await open(page, `${origin}/movie/show/gaav`);
    await expectToPlay(page);
    await pause(page, byKeyboard, labels.pause);
    await page.keyboard.press('0');
    await expect.poll(() => currentTime(page)).toBe(0);
    const player = page.getByRole('dialog');
    // The new position is announced a moment later.
    await expect(player.getByRole('status').filter({ hasText: /:/ })).toHaveCount(1);
    await recordAnnounced('the player', player);
    await activateControl(page, byKeyboard, labels.playerSettings);
    const settings = page.getByRole('dialog', { name: labels.playerSettings });
    await expect(settings).toBeVisible();
    await recordAnnounced('its settings', settings);
  },

  '07-download': async ({ page, recordAnnounced, labels, visit }) => {
    await visit('/movie/download/gaav');
    await expect(page.getByRole('heading', { name: labels.files, exact: true })).toBeVisible();
    await recordAnnounced('the files of a film');
  },

  '08-series': async ({ page, recordAnnounced, visit }) => {
    await visit('/series/majid');
    await expect(page.locator('main a[href="/episode/majid-1-2"]').first()).toBeVisible();
    await recordAnnounced('a series');
    await visit('/episode/majid-1-2');
    await recordAnnounced('an episode');
  },

  '09-list': async ({ page, recordAnnounced, visit }) => {
    await visit('/movie/jodayi');
    const toggle = page.locator('main button[aria-pressed]').first();
    await expect(toggle).toBeEnabled();
    const added = page.waitForResponse(/\/my\/list\/add/);
    await press(toggle);
    await added;
    await visit('/profile/list/watchlist');
    await expect(page.locator('main a[href="/movie/jodayi"]').first()).toBeVisible();
    await recordAnnounced('the list');
  },

  '10-filter': async ({ page, labels, recordAnnounced, visit }) => {
    await visit('/cinema');
    await press(page.getByRole('button', { name: labels.filter, exact: true }));
    const sheet = page.getByRole('dialog', { name: labels.filter });
    await expect(sheet).toBeVisible();
    await sheet.getByRole('group').last().locator('[value="1"]').check();
    // The numbers beside the choices appear with the number on the button.
    const apply = sheet.getByRole('button').filter({ hasText: labels.applyFilter });
    await expect(apply).toHaveText(/ [1۱] /);
    await recordAnnounced('the filter', sheet);
    await press(apply);
    await expect(page).toHaveURL(/accessible=1/);
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await recordAnnounced('films with audio description');
  },
};

test('ten journeys are announced as in the stored files @states', async ({
  anotherViewer,
  startSite,
  watch,
}, { config, project }) => {
  test.slow();
  // `pnpm test` checks one language, the tools check both.
  const isTool = config.updateSnapshots !== 'none' || project.metadata.checksAllPages === true;
  for (const language of isTool ? locales : (['fa'] as const)) {
    const folder = mkdtempSync(join(tmpdir(), 'parde-heard-'));
    const api = await startReferenceApi([
      ...['--catalogue', tenTitlesOfNow(folder), '--empty-accounts'],
    ]);
    const { origin } = await startSite({ API_BASE_URL: api.baseUrl });
    watch.allowOrigin(new URL(api.baseUrl).origin);
    const page = await anotherViewer();
    await page.context().addCookies([{ name: cookieNames.locale, value: language, url: origin }]);
    // How long a download takes depends on the connection.
    await page.addInitScript(() => {
      const connection = Object.assign(new EventTarget(), { downlink: 4 });
      Object.defineProperty(Navigator.prototype, 'connection', { get: () => connection });
    });
    try {
      for (const [name, walk] of Object.entries(journeys)) {
        const parts: string[] = [];
        const visit: Journey['visit'] = async (path) => {
          await open(page, origin + path);
          await waitForRequests(page, watch);
        };
        const recordAnnounced: Journey['recordAnnounced'] = async (
          where,
          part = page.locator('main'),
        ) => {
          parts.push(`# ${where}\n\n${await readAnnounced(page, part)}`);
        };
        const journey = { page, api, origin, labels: messages[language], visit, recordAnnounced };
        await test.step(`${name} in ${language}`, () => walk(journey));
        expect.soft(parts.join('\n')).toMatchSnapshot([language, `${name}.txt`]);
      }
    } finally {
      await page.close();
      await api.stop();
      rmSync(folder, { recursive: true });
    }
  }
});

/** The example's titles were added on fixed days, and count as new only for some weeks. */
function tenTitlesOfNow(folder: string): string {
  const example = join(root, 'packages/demo-catalogue/examples/ten-titles.json');
  const catalogue: { titles: { id: string }[] } = JSON.parse(readFileSync(example, 'utf8'));
  const day = 86_400_000;
  const file = join(folder, 'titles.json');
  const titles = catalogue.titles.map((title, index) => ({
    ...title,
    added: new Date(Date.now() - (3 + 40 * index) * day).toISOString().slice(0, 10),
    ...(title.id === 'rang-e-khoda' && { audio_description: true, captions: ['fa'] }),
  }));
  writeFileSync(file, JSON.stringify({ ...catalogue, titles }));
  return file;
}
