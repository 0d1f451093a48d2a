import { createApiClient } from '@parde/api-client';
import { defaultContentFilter } from '@parde/domain';
import { createI18n } from '../app/i18n/create-i18n.ts';
import type { Namespace } from '../app/i18n/messages.ts';
import { loadMessages } from '../app/i18n/messages.ts';
import type { Page } from '../app/page/page.ts';
import { createQueryClient } from '../app/page/queries.ts';
import { testBrand } from '../brand/test-brand.ts';

/** A signed-in viewer's page in Persian, whose API calls all get this answer. */
export async function testPage(
  namespace: Namespace,
  answer: (request: Request) => Response | Promise<Response>,
): Promise<Page> {
  const i18n = createI18n({ locale: 'fa' }, testBrand);
  const messages = { brand: testBrand, i18n, facts: { locale: 'fa' } } as const;
  await Promise.all([loadMessages(messages, 'shell'), loadMessages(messages, namespace)]);
  const report = () => {};
  return {
    brand: testBrand,
    facts: {
      locale: 'fa',
      now: '2026-01-01T00:00:00Z',
      origin: 'http://parde.test',
      signedIn: true,
      rules: { showsPayments: true, showsFullRateTip: true, assumesSubscribed: false },
      contentFilter: defaultContentFilter,
      imageOrigins: [],
      paymentHosts: [],
    },
    i18n,
    api: createApiClient({
      baseUrl: 'http://api.test/api/v1',
      fetch: async (request) => answer(request),
    }),
    queryClient: createQueryClient(report),
    report,
  };
}
