import { follow, goHome, linkToFilm, waitForHydration, waitForIdle } from '../support/journey.ts';
import { brandName } from '../support/messages.ts';
import { expect, test } from '../support/test.ts';
import { films } from '../support/titles.ts';

test('the brand opens, leads to a film and back, and shows its own name throughout @smoke @pictures', async ({
  page,
  brand,
  language,
  labels,
}) => {
  const name = brandName(brand, language);
  const response = await page.goto('/');
  expect(response?.status()).toBe(200);
  await waitForHydration(page);
  await expect(page).toHaveTitle(new RegExp(name));
  await expect(page.getByRole('banner').getByText(name).first()).toBeVisible();

  await follow(linkToFilm(page, films.usual));
  await expect(page.getByRole('heading', { name: labels.facts })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`${name}$`));
  await goHome(page);
  await waitForIdle(page);

  const broken = await page.evaluate(() =>
    Array.from(document.images, (image) => image)
      .filter((image) => image.complete && image.naturalWidth === 0)
      .map((image) => image.src),
  );
  expect(broken).toEqual([]);
});
