import { expect, test } from '../../support/test.ts';
import { films, readFilm } from '../../support/titles.ts';

test.use({ javaScriptEnabled: false });

test('home, a film, header and footer are readable and their links work; the sign-in shows that it needs a script', async ({
  page,
  api,
  labels,
  watch,
}) => {
  // Chromium reports disabled scripts.
  watch.expectProblem(/request failed \(csp\): .*\.js$/);
  const film = await readFilm(api, films.usual);
  await page.goto('/');
  const bar = page.getByRole('navigation', { name: labels.mainMenu });
  for (const path of ['/cinema', '/magazines', '/genres']) {
    await expect(bar.locator(`a[href="${path}"]`), path).toBeVisible();
  }
  const header = page.getByRole('banner');
  // Controls that need script are hidden.
  for (const name of [labels.openCategories, labels.night, labels.otherLanguage]) {
    await expect(page.getByRole('button', { name }), name).toHaveCount(0);
  }
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  const search = header.getByRole('link', { name: labels.search, exact: true });
  await expect(search).toHaveAttribute('href', '/search');
  const footer = page.getByRole('contentinfo');
  await expect(footer.locator('a[href^="tel:"]')).toBeVisible();
  expect(await footer.locator('a[href^="/category/"]').count()).toBeGreaterThan(3);

  const links = page.locator('main a[href^="/movie/"]');
  expect(await links.count()).toBeGreaterThan(20);
  const link = links.and(page.locator(`[href="/movie/${films.usual}"]`));
  await link.filter({ hasText: film.name_fa }).first().click();
  await expect(page).toHaveURL(`/movie/${films.usual}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(film.name_fa);
  await expect(page.getByRole('heading', { name: labels.facts })).toBeVisible();
  await expect(page.getByText(film.directors[0]?.name_fa ?? '').first()).toBeAttached();
  await expect.poll(() => page.locator('main img').count()).toBeGreaterThan(3);

  const terms = footer.locator('a[href="/profile/terms"]');
  await expect(terms).toBeHidden();
  await footer.locator('summary').last().click();
  await terms.click();
  await expect(page).toHaveURL('/profile/terms');
  await header.getByRole('link', { name: labels.signIn, exact: true }).click();
  await expect(page).toHaveURL(/\/login/);
  // Playwright cannot find text inside `noscript`.
  const note = page.locator('noscript > *');
  await expect(note).toBeVisible();
  expect(await note.evaluate(({ textContent }) => textContent)).toBe(labels.needsScript);
});
