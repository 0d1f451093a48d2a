import { films, readFilm } from '../support/films.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

test('home and a film can be read, and one leads to the other @story', async ({
  page,
  api,
  language,
  say,
  watch,
}) => {
  // What Chromium calls it when a page names scripts that it may not run.
  watch.expectComplaint(/request failed \(csp\): .*\.js$/);
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
  expect(await pictures.count()).toBeGreaterThan(3);

  await page.locator('header a[href="/"]').first().click();
  await expect(page).toHaveURL('/');
});
