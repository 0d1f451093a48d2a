import { ask } from '@parde/api-client/query';
import { fixture } from '@parde/api-client/testing/fixtures';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Page } from '../../app/page/page.ts';
import { Storefront } from '../../app/page/Storefront.tsx';
import { testPage } from '../../test-support/test-page.ts';
import { AccountFrame } from './AccountFrame.tsx';
import { WatchTime } from './WatchTime.tsx';

let page: Page;
beforeEach(async () => {
  page = await testPage('account', () => new Response());
  const { api, brand, queryClient } = page;
  const user = ask(api, 'getUser', { query: { ref: brand.userRef } });
  queryClient.setQueryData(user.queryKey, {
    ...fixture('getUser').data,
    name: null,
    mobile: '09123456789',
    subscription: 1,
    days_period_to_end: 18,
  });
  queryClient.setQueryData(ask(api, 'getWallet').queryKey, { my_credit: '۲۵۰٬۰۰۰ تومان' });
});

function htmlAt(id: string, content: ReactNode, facts: Partial<Page['facts']> = {}): string {
  const router = createMemoryRouter([{ id, path: '/', loader: () => null, element: content }], {
    hydrationData: { loaderData: { [id]: null } },
  });
  return renderToString(
    <Storefront page={{ ...page, facts: { ...page.facts, ...facts } }}>
      <RouterProvider router={router} />
    </Storefront>,
  );
}

const frame = <AccountFrame>content</AccountFrame>;

describe('the frame of the account', () => {
  it('shows number, days and credit, and marks the current page', () => {
    const html = htmlAt('payments', frame);
    for (const part of ['۰۹۱۲ ۳۴۵ ۶۷۸۹', '۱۸ روز مانده', '۲۵۰٬۰۰۰ تومان', 'content']) {
      expect(html).toContain(part);
    }
    expect(html.match(/<a [^>]*aria-current[^>]*>/g)).toEqual([
      expect.stringContaining('href="/payments"'),
    ]);
  });

  it.each<Partial<Page['facts']>>([{ signedIn: false }, { stored: true }])(
    'is not there for %o',
    (facts) => {
      expect(htmlAt('plans', frame, facts)).toBe('content');
    },
  );
});

describe('the time watched', () => {
  const week = (first_day: string, minutes: number) => ({ first_day, minutes });
  const htmlOf = (...weeks: ReturnType<typeof week>[]) => {
    page.queryClient.setQueryData(ask(page.api, 'getWatchTime').queryKey, { weeks });
    return htmlAt('profile', <WatchTime />);
  };

  it('is a sum and a table by week', () => {
    const html = htmlOf(week('2026-11-21', 90), week('2026-11-28', 125));
    expect(html).toContain('۳\u00a0ساعت و ۳۵\u00a0دقیقه');
    expect(html).toContain(
      '<th scope="row">هفتهٔ ۷ آذر ۱۴۰۵</th><td>۲\u00a0ساعت و ۵\u00a0دقیقه</td>',
    );
  });

  it('is no chart if nothing was watched', () => {
    expect(htmlOf(week('2026-11-21', 0), week('2026-11-28', 0))).toBe('');
    expect(htmlOf()).toBe('');
  });
});
