import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import type { Page } from '../../app/page/page.ts';
import { Storefront } from '../../app/page/Storefront.tsx';
import { testPage } from '../../test-support/test-page.ts';
import { PlansTeaser } from './PlansTeaser.tsx';

it('the plans on home have only the features that the server has', async () => {
  const page = await testPage('home-late', () => new Response());
  const featuresOf = (operations: Page['facts']['operations']) => {
    const router = createMemoryRouter([{ path: '/', element: <PlansTeaser /> }]);
    const html = renderToString(
      <Storefront page={{ ...page, facts: { ...page.facts, operations } }}>
        <RouterProvider router={router} />
      </Storefront>,
    );
    return ['قسمت', 'دانلود نامحدود', 'نیم‌بها'].filter((feature) => html.includes(feature));
  };
  expect(featuresOf(undefined)).toEqual(['قسمت', 'دانلود نامحدود', 'نیم‌بها']);
  expect(featuresOf(['getPlans', 'getDownloadLinks'])).toEqual(['قسمت', 'دانلود نامحدود']);
  expect(featuresOf(['getPlans', 'listOperators'])).toEqual(['قسمت', 'نیم‌بها']);
});
