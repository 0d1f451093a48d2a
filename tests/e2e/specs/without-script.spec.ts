import { films, readFilm } from '../support/films.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

test('home and a film can be read, and one leads to the other', async ({
  page,
  api,
  language,
  say,
  watch,
}) => {
  // Chromium's message about scripts that are disabled.
  watch.expectProblem(/request failed \(csp\): .*\.js$/);
  const film = await readFilm(api, films.usual);
  const name = (language === 'fa' ? film.name_fa : film.name_en) ?? '';

  await page.goto('/');
  const links = page.locator('main a[href^="/movie/"]');
  expect(await links.count()).toBeGreaterThan(20);
  const link = links.and(page.locator(`[href="/movie/${films.usual}"]`)).filter({ hasText: name });
  await link.first().click();

  await expect(page).toHaveURL(`/movie/${films.usual}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByRole('heading', { name: say.facts })).toBeVisible();
  await expect(page.getByText(film.directors[0]?.name_fa ?? '').first()).toBeAttached({
    attached: language === 'fa',
  });
  const pictures = page.locator('main img');
  await expect.poll(() => pictures.count()).toBeGreaterThan(3);

  await page.locator('header a[href="/"]').first().click();
  await expect(page).toHaveURL('/');
});

test('the frame of home leads everywhere', async ({ page, say, watch }) => {
  watch.expectProblem(/request failed \(csp\): .*\.js$/);
  await page.goto('/');
  const bar = page.getByRole('navigation', { name: say.mainMenu });
  for (const path of ['/cinema', '/magazines', '/genres']) {
    await expect(bar.locator(`a[href="${path}"]`), path).toBeVisible();
  }
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: say.signIn, exact: true })).toHaveAttribute(
    'href',
    '/login',
  );
  // Controls that need script are hidden.
  for (const name of [say.openCategories, say.night, say.otherLanguage]) {
    await expect(page.getByRole('button', { name }), name).toHaveCount(0);
  }
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await header.getByRole('link', { name: say.search, exact: true }).click();
  await expect(page).toHaveURL('/search');

  await page.goto('/');
  await bar.locator('a[href="/genres"]').click();
  await expect(page).toHaveURL('/genres');

  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.locator('a[href^="tel:"]')).toBeVisible();
  expect(await footer.locator('a[href^="/category/"]').count()).toBeGreaterThan(3);
  const terms = footer.locator('a[href="/profile/terms"]');
  await expect(terms).toBeHidden();
  await footer.locator('summary').last().click();
  await terms.click();
  await expect(page).toHaveURL('/profile/terms');
});

test('the sign-in says that it needs a script', async ({ page, say, watch }) => {
  watch.expectProblem(/request failed \(csp\): .*\.js$/);
  await page.goto('/login');
  // Playwright cannot find text inside `noscript`.
  const note = page.locator('noscript > *');
  await expect(note).toBeVisible();
  expect(await note.evaluate(({ textContent }) => textContent)).toBe(say.needsScript);
});
