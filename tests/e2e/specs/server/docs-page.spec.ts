import { expect, test } from '../../support/test.ts';

test('the API’s own page lists its operations and runs a sample call', async ({
  page,
  api,
  watch,
}) => {
  const { origin } = new URL(api.baseUrl);
  watch.allowOrigin(origin);
  await page.goto(`${origin}/_docs#/catalogue/getMovie`);
  await expect(page.getByRole('heading', { name: 'First steps' })).toBeVisible();
  await page.getByRole('button', { name: 'Try it out' }).click();
  await page.getByRole('button', { name: 'Execute' }).click();
  await expect(page.getByText(`'${api.baseUrl}/get/movie/1024'`)).toBeVisible();
  await expect(page.getByText('"name_fa"').first()).toBeVisible();
});
