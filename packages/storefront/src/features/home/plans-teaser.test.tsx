import { ask } from '@parde/api-client/query';
import { fixture } from '@parde/api-client/testing/fixtures';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import type { Page } from '../../app/page/page.ts';
import { Storefront } from '../../app/page/Storefront.tsx';
import { testPage } from '../../test-support/test-page.ts';
import { PlansTeaser } from './PlansTeaser.tsx';

function htmlOf(page: Page): string {
  const router = createMemoryRouter([{ path: '/', element: <PlansTeaser /> }]);
  return renderToString(
    <Storefront page={page}>
      <RouterProvider router={router} />
    </Storefront>,
  );
}

it('VAT of 0 % is not added to the price on home', async () => {
  const page = await testPage('home-late', () => new Response());
  const { api, brand, queryClient } = page;
  queryClient.setQueryData(ask(api, 'getPlans').queryKey, fixture('getPlans'));
  const prices = [10, 0].map((vatPercent) =>
    htmlOf({ ...page, brand: { ...brand, money: { vatPercent } } }),
  );
  expect(prices.map((html) => html.includes('به‌علاوهٔ مالیات'))).toEqual([true, false]);
  expect(prices[1]).toMatch(/از [^<]+تومان</);
});

it('the plans on home have only the features that the brand states or the server has', async () => {
  const page = await testPage('home-late', () => new Response());
  const featuresOf = (operations: Page['facts']['operations'], advertisedEpisodes?: number) => {
    const brand = { ...page.brand, advertisedEpisodes };
    const html = htmlOf({ ...page, brand, facts: { ...page.facts, operations } });
    return ['قسمت', 'دانلود نامحدود', 'نیم‌بها'].filter((feature) => html.includes(feature));
  };
  expect(featuresOf(undefined, 40)).toEqual(['قسمت', 'دانلود نامحدود', 'نیم‌بها']);
  expect(featuresOf(['getPlans', 'getDownloadLinks'])).toEqual(['دانلود نامحدود']);
  expect(featuresOf(['getPlans', 'listOperators'])).toEqual(['نیم‌بها']);
  expect(featuresOf(['getPlans'])).toEqual([]);
});
