import type { OperationId } from '@parde/api-client';
import { testPage } from '../../../test-support/test-page.ts';

const operations: readonly OperationId[] = [
  'getUser',
  'getWallet',
  'chargeWallet',
  'getDebitSubscriptions',
  'buyDebitSubscription',
];

interface Books {
  credit: number | undefined;
  days: number | undefined;
  banks: readonly string[];
}

/** A server with section 7 only. A value of undefined makes its call fail. */
export async function createAccountServer() {
  const server: Books = { credit: 45_000, days: 0, banks: [] };
  const calls: string[] = [];
  const failed = () => Response.json({ message: 'later' }, { status: 400 });
  const page = await testPage('callback', ({ url }) => {
    const { pathname } = new URL(url);
    calls.push(pathname.replace('/api/v1', ''));
    if (pathname.endsWith('user')) {
      const { days } = server;
      if (days === undefined) return failed();
      const user = {
        mobile: '09120000001',
        name: null,
        scope: [],
        subscription: days > 0 ? 1 : 0,
        days_period_to_end: days,
      };
      return Response.json({ data: user });
    }
    if (pathname.endsWith('wallet')) {
      if (server.credit === undefined) return failed();
      return Response.json({ data: { my_credit: `${server.credit} تومان` } });
    }
    const subscriptions = server.banks.map((bank) => ({ id: `dd-${bank}`, bank }));
    return Response.json({ data: { subscriptions } });
  });
  return { server, calls, page: { ...page, facts: { ...page.facts, operations } } };
}
