import type { Page } from '@playwright/test';
import { checkState } from '../../page-checks/check.ts';
import { open } from '../../support/journey.ts';
import { newMobile } from '../../support/purchase.ts';
import { people } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { titleMessages } from '../../support/title-messages.ts';
import { films } from '../../support/titles.ts';

const film = `/movie/${films.usual}`;
const t = titleMessages.fa;

/** Scrolls to the comments, which load when they are near. */
async function scrollToComments(page: Page) {
  // The number of comments is in the heading as soon as it is known.
  const heading = page.getByRole('heading', { name: new RegExp(`^${t.comments}(?: \\(.+\\))?$`) });
  await heading.scrollIntoViewIfNeeded();
  return page.locator('section').filter({ has: heading });
}

test('comments load only when a guest scrolls near: three, with a spoiler covered, and more on request; writing needs a sign-in', async ({
  page,
  watch,
  labels,
}) => {
  const text = 'نامه را خود استاد نوشته است!';
  await page.route('**/api/v1/get/comments/**', async (route) => {
    const response = await route.fetch();
    const { data }: { data: { items: object[] } } = await response.json();
    const isFirstPage = !route.request().url().includes('cursor=');
    const items = data.items.map((item, index) =>
      isFirstPage && index === 0 ? { ...item, text, spoiler: true } : { ...item, spoiler: false },
    );
    await route.fulfill({ response, json: { data: { ...data, items } } });
  });
  await open(page, film);
  const commentCalls = () => watch.apiCalls().filter((call) => call.includes('/get/comments/'));
  expect(commentCalls(), 'before anybody is near').toEqual([]);
  const comments = await scrollToComments(page);
  await expect(comments.getByRole('article')).toHaveCount(3);
  expect(commentCalls()).toHaveLength(1);

  await expect(comments.getByText(t.spoils)).toBeVisible();
  await expect(comments.getByText(text)).toHaveCount(0);
  await comments.getByRole('button', { name: t.show }).click();
  await expect(comments.getByText(text)).toBeFocused();

  await comments.getByRole('button', { name: t.moreComments }).click();
  await expect(comments.getByRole('article')).not.toHaveCount(3);
  // The focus moves to the first comment that was added.
  const fourth = comments.getByRole('listitem').nth(3);
  await expect(fourth.locator('button').first()).toBeFocused();

  await comments.getByRole('button', { name: t.signInToWrite }).click();
  await expect(page.getByRole('dialog').getByText(labels.signInFirst)).toBeVisible();
});

test('a viewer’s comment stays in the field until it is saved; a comment is reported; a viewer who may not write is informed before typing @states', async ({
  page,
  signInAs,
  api,
  watch,
}) => {
  await signInAs(newMobile());
  await open(page, film);
  const comments = await scrollToComments(page);
  await expect(comments.getByRole('article').first()).toBeVisible();
  await checkState(page, 'the comments');

  const field = comments.getByRole('textbox', { name: t.write });
  const send = comments.getByRole('button', { name: t.send });
  await expect(send, 'one line until it is wanted').toHaveCount(0);
  await field.focus();
  await send.click();
  await expect(field, 'nothing was written').toHaveAttribute('aria-invalid', 'true');
  const text = 'پایان‌بندی‌اش را دوست داشتم؛ نه زیادی تلخ و نه ساختگی.';
  for (const { status, message } of [
    { status: 500, message: 'دیدگاه شما فرستاده نشد. نوشته‌تان همین‌جاست؛ دوباره تلاش کنید.' },
    { status: 403, message: 'حساب شما اجازهٔ نوشتن دیدگاه ندارد.' },
    {
      status: 429,
      message: 'در زمان کوتاهی چند دیدگاه فرستادید. کمی بعد دوباره بفرستید؛ نوشته‌تان همین‌جاست.',
    },
  ]) {
    watch.expectAnswer(status, /\/comments\/add$/);
    await api.setFault({ operationId: 'addComment', status });
    await field.fill(text);
    await send.click();
    await expect(comments.getByText(message)).toBeVisible();
    await expect(field, message).toHaveValue(text);
  }
  await send.click();
  await expect(comments.getByRole('article').filter({ hasText: text })).toBeVisible();
  await expect(field, 'they have arrived').toHaveValue('');

  await test.step('a comment is reported, and a message confirms the report', async () => {
    const menu = comments.getByRole('button', { name: t.commentOptions }).first();
    await menu.click();
    await comments.getByRole('menuitem', { name: t.report }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: t.sendReport })).toBeDisabled();
    await dialog.getByRole('radio').nth(1).press('Space');
    await dialog.getByRole('button', { name: t.sendReport }).click();
    await expect(dialog).toHaveCount(0);
    await expect(comments.getByText('سپاسگزاریم؛ بررسی می‌کنیم.')).toBeFocused();
  });

  await test.step('a scope of the account refuses comments', async () => {
    await signInAs(people.lapsed.mobile);
    await open(page, film);
    await scrollToComments(page);
    await expect(comments.getByRole('article').first()).toBeVisible();
    await expect(comments.getByText('حساب شما اجازهٔ نوشتن دیدگاه ندارد.')).toBeVisible();
    await expect(comments.getByRole('textbox')).toHaveCount(0);
  });
});
