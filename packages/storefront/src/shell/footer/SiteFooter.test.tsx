import { ask } from '@parde/api-client/query';
import { fixture } from '@parde/api-client/testing/fixtures';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { Storefront } from '../../app/page/Storefront.tsx';
import { testPage } from '../../test-support/test-page.ts';
import { ModalHost } from '../modals/ModalHost.tsx';
import { SiteFooter } from './SiteFooter.tsx';

it.each([
  { phone: '02191000000', hasStrip: true },
  { phone: null, hasStrip: false },
])('a strip over the page offers the number of support, and needs one: $phone', async (row) => {
  const page = await testPage('menus', () => new Response());
  const { supportPhone: _, ...brand } = page.brand;
  const details = { ...fixture('getAppDetails').data, phone: row.phone };
  page.queryClient.setQueryData(ask(page.api, 'getAppDetails').queryKey, details);
  const router = createMemoryRouter([
    {
      id: 'settings',
      path: '/',
      element: (
        <ModalHost>
          <SiteFooter />
        </ModalHost>
      ),
    },
  ]);
  const html = renderToString(
    <Storefront page={{ ...page, brand }}>
      <RouterProvider router={router} />
    </Storefront>,
  );
  expect(html).toContain('<footer');
  expect(html.includes('<aside')).toBe(row.hasStrip);
});
