import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { storageKeys } from '@parde/domain';
import type { Download } from '@playwright/test';
import { checkState } from '../../page-checks/check.ts';
import { follow, open, pushPath, waitForHydration } from '../../support/journey.ts';
import { newMobile } from '../../support/purchase.ts';
import { sendRequest } from '../../support/servers/http.ts';
import { codeField, people, requestCode, sessionOf } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { films, titles } from '../../support/titles.ts';

const files = `/movie/download/${films.usual}`;

test('a subscriber has resumable files in a modal over the film; on the files’ page a file is downloaded, copied, bought and shows its data cost; a season is downloaded at once', async ({
  page,
  context,
  signInAs,
  site,
  labels,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAs(people.subscriber.mobile);
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  await open(page, `/movie/${films.usual}`);

  await test.step('in the modal over the film', async () => {
    await main.getByRole('link', { name: labels.download }).click();
    const link = dialog.getByRole('link', { name: labels.download, exact: true }).first();
    await expect(link).toHaveAttribute('download');
    await expect(link).toHaveAccessibleDescription('480p');
    const address = new URL((await link.getAttribute('href')) ?? '', site.origin).href;
    const part = async (range: string) => {
      const answer = await fetch(address, { headers: { range } });
      return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
    };
    // The audio is the same in all files, so it is shown once.
    await expect(page.getByRole('dialog').getByText('صدا:')).toHaveCount(1);
    const whole = await part('bytes=0-2047');
    expect(whole.answer.status).toBe(206);
    expect(whole.answer.headers.get('accept-ranges')).toBe('bytes');
    expect(whole.answer.headers.get('content-range')).toMatch(/^bytes 0-2047\/\d{9,}$/);
    expect(whole.answer.headers.get('content-disposition')).toMatch(/^attachment/);
    const rest = await part('bytes=1000-2047');
    expect(rest.answer.headers.get('content-range')).toMatch(/^bytes 1000-2047\//);
    const sum = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
    expect(sum(rest.bytes)).toBe(sum(whole.bytes.subarray(1000)));
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(`/movie/${films.usual}`);
  });

  await test.step('a click downloads the file without leaving the page, and its address is copied', async () => {
    await pushPath(page, files);
    const download = page.waitForEvent('download');
    const link = main.getByRole('link', { name: labels.download, exact: true });
    // The link of the film's page, which is still shown, opens a modal.
    await link.and(page.locator('[download]')).first().click();
    expect((await download).suggestedFilename()).toMatch(/\.480p\.mp4$/);
    await (await download).cancel();
    await expect(page).toHaveURL(files);
    await page.getByRole('button', { name: labels.copyLink }).first().click();
    await expect(page.getByText(labels.linkCopied)).toBeAttached();
    const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    expect(copied.pathname).toMatch(/^\/media\/.*\/480p\.mp4$/);
  });

  await test.step('a title that the subscription already opens can also be bought', async () => {
    const addsToCart = main.getByRole('button', { name: labels.addToCart });
    await expect(addsToCart).toHaveCount(0);
    await main.getByRole('button', { name: new RegExp(`^${labels.buyAlone} · ۴۵٬۰۰۰`) }).click();
    await expect(dialog.getByText(labels.opensAlready)).toBeVisible();
    await expect(dialog.getByRole('button', { name: `${labels.pay} ۴۵٬۰۰۰ تومان` })).toBeEnabled();
    // A request to buy does not affect a later request to watch.
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(addsToCart).toHaveCount(0);
  });

  const operatorLink = main.getByRole('link', { name: 'هزینه با اپراتور شما' });
  await test.step('the data cost, also at half price', async () => {
    // The operator of this connection is unknown, so the page asks for it once.
    await expect(operatorLink).toHaveCount(1);
    await expect(main.getByText(/تومان با اینترنت/)).toHaveCount(0);
    await page.evaluate((key) => localStorage.setItem(key, 'rightel'), storageKeys.dataOperator);
    await page.reload();
    await waitForHydration(page);
    const first = main.getByRole('listitem').filter({ hasText: '480p' });
    await expect(first).toContainText(/تومان/);
    // The page names the operator and the data rate once.
    await expect(main.getByText(/با اینترنت رایتل، نیم‌بها$/)).toHaveCount(1);
    await expect(main.getByRole('listitem').filter({ hasText: 'پیشنهادی' })).toHaveText(/^720p/);
    await expect(operatorLink).toHaveCount(0);
  });

  await test.step('a season, in one quality', async () => {
    await pushPath(page, `/series/download/${titles.series}`);
    await expect(main.getByText(/تومان با اینترنت رایتل، نیم‌بها$/)).toHaveCount(1);
    await expect(main.getByRole('listitem').filter({ hasText: /تومان/ })).toHaveCount(13);
    await expect(main.getByText('۱۳ قسمت', { exact: false }).first()).toBeVisible();
    await main.getByRole('combobox').selectOption('720p');
    // The quality is shown only where it is chosen, not in every row.
    await expect(main.getByRole('listitem').filter({ hasText: '720p' })).toHaveCount(0);

    await main.getByRole('button', { name: 'کپی پیوندها' }).click();
    await expect(main.getByText('پیوندها کپی شد.')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const links = copied.trim().split('\n');
    expect(links).toHaveLength(13);
    expect(links.every((link) => new URL(link).pathname.endsWith('/720p.mp4'))).toBe(true);

    const begun = new Set<string>();
    const runStep = (each: Download) => {
      begun.add(new URL(each.url()).pathname);
      // A browser opens few connections to a server at once, and further downloads would wait.
      void each.cancel();
    };
    page.on('download', runStep);
    await main.getByRole('button', { name: 'دانلود همه (۱۳)' }).click();
    await expect(main.getByText('دانلود آغاز شد.')).toBeVisible();
    await expect.poll(() => begun.size).toBe(13);
    page.off('download', runStep);
    await expect(page).toHaveURL(`/series/download/${titles.series}`);

    const list = page.waitForEvent('download');
    await main.getByRole('button', { name: 'فهرست پیوندها' }).click();
    expect((await list).suggestedFilename()).toMatch(/فصل ۱\.txt$/);
    expect((await readFile(await (await list).path(), 'utf8')).trim().split('\n')).toHaveLength(13);
  });
});

test('a guest sees one button for each action, free files and the files of episodes, and after signing in their own files @states', async ({
  page,
  api,
  labels,
}) => {
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const fetches = main.getByRole('link', { name: labels.download, exact: true });
  await open(page, `/movie/${films.usual}`);
  await main.getByRole('link', { name: labels.download }).click();
  await dialog.getByRole('button', { name: labels.addToCart }).first().click();
  await expect(dialog.getByRole('region', { name: labels.cart })).toBeVisible();
  await checkState(page, 'the files to buy, in a modal');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await test.step('anyone can download a free file', async () => {
    await pushPath(page, `/movie/download/${titles.freeMovie}`);
    await expect(main.getByRole('link', { name: labels.watch, exact: true })).toHaveCount(1);
    await main.getByRole('button', { name: labels.getFree }).click();
    await expect(main.locator(':focus')).toHaveText(labels.files);
    await expect(fetches).not.toHaveCount(0);
  });

  await test.step('a series leads to the files of its episodes', async () => {
    await pushPath(page, `/series/download/${titles.series}`);
    await follow(page.locator(`main a[href="/episode/download/${titles.episode}"]`));
  });

  await pushPath(page, files);
  await expect(main.getByRole('link', { name: labels.subscribe })).toHaveCount(1);
  await expect(main.getByRole('button', { name: labels.buyAlone })).toHaveCount(1);
  await expect(main.getByRole('link', { name: labels.watch, exact: true })).toHaveCount(0);
  // One of the four files is in the cart.
  await expect(main.getByRole('button', { name: labels.addToCart })).toHaveCount(3);
  await expect(fetches).toHaveCount(0);
  await page.getByRole('button', { name: labels.fileSignIn }).click();
  const { mobile } = people.subscriber;
  await requestCode(page, mobile);
  await codeField(page).fill(await api.codeSentTo(mobile));
  await expect(fetches).not.toHaveCount(0);
  await expect(page).toHaveURL(files);
  await waitForHydration(page);
});

test('the files’ page of a removed title is a 404', async ({ site, api, labels }) => {
  const cookies = await sessionOf(site, api, newMobile());
  await api.setFault({ operationId: 'getCart', status: 400 });
  const { status, text } = await sendRequest(site.origin + files, { cookies });
  expect(status).toBe(404);
  expect(text).toContain(labels.notFound);
});
