import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import type { Page } from '../../app/page/page.ts';
import { Storefront } from '../../app/page/Storefront.tsx';
import { testPage } from '../../test-support/test-page.ts';
import CinemaPage from './cinema.tsx';

const page = await testPage('catalogue', () => Response.json({}));

function htmlOf(missing: Page['facts']['missing'], address: string): string {
  const router = createMemoryRouter([{ path: '/cinema', element: <CinemaPage /> }], {
    initialEntries: [address],
  });
  return renderToString(
    <Storefront page={{ ...page, facts: { ...page.facts, missing } }}>
      <RouterProvider router={router} />
    </Storefront>,
  );
}

it.each(['/cinema', '/cinema?type=series'])(
  '%s offers series only if they have a page',
  (address) => {
    expect(htmlOf(undefined, address)).toMatch(/<nav aria-label="فیلم یا سریال">.*سریال‌ها/);
    const films = htmlOf(['series'], address);
    expect(films.includes('<nav')).toBe(false);
    expect(films.includes('aria-label="سریال‌ها"')).toBe(false);
  },
);
