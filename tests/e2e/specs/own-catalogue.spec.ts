import { join } from 'node:path';
import { root } from '../../../scripts/lib/workspace.ts';
import { follow, open } from '../support/journey.ts';
import { startReferenceApi } from '../support/reference-api.ts';
import { expect, test } from '../support/test.ts';

const tenTitles = join(root, 'packages/demo-catalogue/examples/ten-titles.json');

test('ten titles of somebody’s own are a storefront: home, a film, a series, the search and a list', async ({
  page,
  startSite,
}) => {
  const api = await startReferenceApi(['--catalogue', tenTitles]);
  const site = await startSite({ API_BASE_URL: api.baseUrl });
  const main = page.getByRole('main');
  const title = page.getByRole('heading', { level: 1 });
  await open(page, `${site.origin}/`);
  await expect(main.getByRole('heading', { name: 'تازه‌ها' })).toBeVisible();

  await follow(main.locator('a[href="/movie/angal"]').first());
  await expect(title).toHaveText('انگل');
  // Its name is read in its own language.
  await expect(main.getByText('기생충')).toHaveAttribute('lang', 'ko');
  await follow(main.locator('a[href^="/profile/cast/song"], a[href^="/cast/song"]').first());
  await expect(title).toHaveText('سونگ کانگ-هو');

  await open(page, `${site.origin}/search/${encodeURIComponent('قصه‌های مجيد')}`);
  await follow(main.locator('a[href="/series/majid"]').first());
  await expect(title).toHaveText('قصه‌های مجید');
  await expect(main.getByText('اردو')).toBeVisible();

  await open(page, `${site.origin}/genres/drama`);
  await expect(main.locator('a[href="/movie/gaav"]')).toBeVisible();
  await page.close();
  await api.stop();
});
