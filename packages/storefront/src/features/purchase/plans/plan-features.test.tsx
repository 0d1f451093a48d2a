import type { AppDetails, OperationId } from '@parde/api-client';
import { operations } from '@parde/api-client/operations';
import { ask } from '@parde/api-client/query';
import { fixture } from '@parde/api-client/testing/fixtures';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, Route, RouterProvider, Routes } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { createI18n } from '../../../app/i18n/create-i18n.ts';
import { loadMessages } from '../../../app/i18n/messages.ts';
import { type Modals, ModalsContext } from '../../../app/modals/use-modal.ts';
import type { Page } from '../../../app/page/page.ts';
import { Storefront } from '../../../app/page/Storefront.tsx';
import type { Brand } from '../../../brand/define-brand.ts';
import PlanPage from '../../../pages/money/plan.tsx';
import PlansPage from '../../../pages/money/plans.tsx';
import { testPage } from '../../../test-support/test-page.ts';
import { DirectDebitModal } from '../debit/DirectDebitModal.tsx';
import { UnclearText } from '../payment/AccountResultPanel.tsx';
import { PaymentMethods } from '../payment/PurchaseForm.tsx';
import { PlanOffers } from './PlanOffers.tsx';
import { PlanBill } from './PlanPayment.tsx';
import { PlanFeatures, PlansSoldElsewhere } from './plan-parts.tsx';

let whole: Page;
beforeEach(async () => {
  whole = await testPage('purchase', () => new Response());
  plans = fixture('getPlans');
});

/** No modal opens. */
const modals: Modals = { find: () => undefined, open: async () => undefined };

type Server = Partial<Pick<Page['facts'], 'operations' | 'derived' | 'missing' | 'support'>>;

let details = fixture('getAppDetails').data;
let plans = fixture('getPlans');

function htmlOf(content: ReactNode, server: Server = {}, brand: Partial<Brand> = {}): string {
  const page = {
    ...whole,
    brand: { ...whole.brand, ...brand },
    facts: { ...whole.facts, ...server },
  };
  const { api, queryClient } = page;
  queryClient.setQueryData(ask(api, 'getPlans').queryKey, plans);
  queryClient.setQueryData(ask(api, 'getAppDetails').queryKey, details);
  queryClient.setQueryData(ask(api, 'getGateways').queryKey, fixture('getGateways').data);
  const router = createMemoryRouter([
    { path: '/', element: <ModalsContext value={modals}>{content}</ModalsContext> },
  ]);
  return renderToString(
    <Storefront page={page}>
      <RouterProvider router={router} />
    </Storefront>,
  );
}

const sale: readonly OperationId[] = ['getPlans', 'buyPlan', 'getGateways', 'getUser'];

describe('the features of the plans', () => {
  const content = <PlanFeatures />;
  it('are those of the specification if the server has everything', () => {
    const html = htmlOf(content);
    for (const feature of ['دانلود نامحدود', 'نیم‌بها']) expect(html).toContain(feature);
  });

  it.each<[string, Server, downloads: boolean, halfPrice: boolean]>([
    ['no downloads or operators', { operations: sale }, false, false],
    ['its own downloads', { operations: [...sale, 'getDownloadLinks'] }, true, false],
    [
      'downloads of carts',
      { operations: [...sale, 'getDownloadLinks'], derived: ['getDownloadLinks'] },
      false,
      false,
    ],
    ['operators', { operations: [...sale, 'listOperators'] }, false, true],
  ])('with %s are true', (_server, server, downloads, halfPrice) => {
    const html = htmlOf(content, server);
    expect(html.includes('دانلود نامحدود')).toBe(downloads);
    expect(html.includes('نیم‌بها')).toBe(halfPrice);
  });
});

it('a number of episodes is the brand’s own statement', () => {
  expect(htmlOf(<PlanFeatures />)).not.toContain('قسمت');
  const html = htmlOf(<PlanFeatures />, {}, { advertisedEpisodes: 40 });
  expect(html).toContain('بیش از ۴۰ قسمت');
});

it('a feature with an empty text of the brand is not shown', async () => {
  const brand = {
    ...whole.brand,
    advertisedEpisodes: 40,
    messages: { fa: { 'purchase:episodes': '' } },
  };
  const i18n = createI18n({ locale: 'fa' }, brand);
  await loadMessages({ brand, i18n, facts: { locale: 'fa' } }, 'purchase');
  whole = { ...whole, brand, i18n };
  const features = htmlOf(<PlanFeatures />, { operations: [...sale, 'getDownloadLinks'] });
  expect(features.match(/<li/g)).toHaveLength(1);
  expect(htmlOf(<PlanFeatures />, { operations: sale })).toBe('');
});

describe('VAT of 0 %', () => {
  const price = {
    before: undefined,
    price: 100,
    discountPercent: undefined,
    giftDays: undefined,
    vat: 0,
    total: 100,
  };
  it.each([
    ['the bill', <PlanBill key="" price={price} days={30} />],
    ['the plans', <PlanOffers key="" level={2} wanted={undefined} onChoose={() => undefined} />],
  ])('is not in %s', (_name, content) => {
    expect(htmlOf(content)).toContain('مالیات');
    expect(htmlOf(content, {}, { money: { vatPercent: 0 } })).not.toContain('مالیات');
  });
});

it('the price of automatic payment includes VAT of 0 %', async () => {
  await loadMessages(whole, 'direct-debit');
  const { data } = fixture('getDebitSubscriptions');
  whole.queryClient.setQueryData(ask(whole.api, 'getDebitSubscriptions').queryKey, data);
  const content = <DirectDebitModal onClose={() => undefined} />;
  const [added, included] = ['به‌علاوهٔ ۱۰٪ مالیات', 'با احتساب مالیات'] as const;
  for (const days of [0, 18]) {
    data.days_period_to_end = days;
    expect(htmlOf(content)).toContain(added);
    const html = htmlOf(content, {}, { money: { vatPercent: 0 } });
    expect(html).toContain(included);
    expect(html).not.toContain(added);
  }
});

it.each<[string, OperationId[]]>([
  ['خرید اشتراک', []],
  ['بسته‌های اشتراک', ['buyPlan', 'buyDebitSubscription']],
])('the title of the plans is «%s» without %j', (title, absent) => {
  const ids = operations.map(({ operationId }) => operationId);
  const html = htmlOf(<PlansPage />, { operations: ids.filter((id) => !absent.includes(id)) });
  expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
});

it.each([undefined, 30])('the price of a plan of %j days is shown once', (days) => {
  const prices = (discount_price: number) => {
    const discount = { discount_price, discount_percent: 20, discount_day: 0 };
    const plan = { name_fa: 'اشتراک', toman: 100, description: '', discount };
    plans = { ...plans, data: { one: { ...plan, ...(days && { days }) } } };
    const html = htmlOf(<PlanOffers level={2} wanted={undefined} onChoose={() => undefined} />);
    return html.match(/(?<=>)[۰-۹]+(?=\sتومان)/g);
  };
  expect(prices(0)).toEqual(['۱۰۰']);
  expect(prices(20)).toEqual(['۸۰', '۱۰۰']);
});

it('a plan that cannot be paid here has a price', () => {
  const [id = ''] = Object.keys(fixture('getPlans').data);
  const content = (
    <Routes location={`/plan/${id}`}>
      <Route path="/plan/:id" element={<PlanPage />} />
    </Routes>
  );
  expect(htmlOf(content, { operations: ['getPlans'] })).toContain('<dt>مبلغ پرداختی');
});

it('the wallet pays only on a server that has it', () => {
  const methods = <PaymentMethods value={undefined} onChange={() => undefined} />;
  expect(htmlOf(methods)).toContain('کیف پول');
  expect(htmlOf(methods, { operations: sale })).not.toContain('کیف پول');
});

it('an unclear payment names the code and the support that the page shows', async () => {
  await loadMessages(whole, 'callback');
  details = { ...details, phone: null, email: null, social: [] };
  const textOf = (code: string | undefined, supportPhone?: string) => {
    const server = { operations: sale, missing: ['about-contact'] } as const;
    return htmlOf(<UnclearText text="" code={code} />, server, { supportPhone });
  };
  expect(textOf(undefined)).not.toMatch('پشتیبانی');
  expect(textOf(undefined, '02191000000')).toMatch(/با پشتیبانی .*tel:02191000000/);
  expect(textOf(undefined, '02191000000')).not.toContain('کد پیگیری');
  expect(textOf('a1', '02191000000')).toContain('کد پیگیری را به پشتیبانی');
});

describe('where plans cannot be paid, the notice', () => {
  const unknown = { phone: null, email: null, social: [] };
  const noticeOf = (
    data: Partial<AppDetails>,
    brand: Partial<Brand> = {},
    support?: Page['facts']['support'],
  ) => {
    details = { ...fixture('getAppDetails').data, ...unknown, ...data };
    const server = {
      operations: [...sale, 'getAppDetails'],
      missing: ['about-contact'],
      support,
    } as const;
    const html = htmlOf(<PlansSoldElsewhere />, server, { supportPhone: undefined, ...brand });
    return { href: /href="(.*?)"/.exec(html)?.[1], isSentToSupport: html.includes('تماس بگیرید') };
  };

  it('links to the phone number', () => {
    const { href } = noticeOf({}, { supportPhone: '02191000000' });
    expect(href).toBe('tel:02191000000');
  });

  it('links to the email address if there is no number', () => {
    expect(noticeOf({ email: 'help@parde.example' }).href).toBe('mailto:help@parde.example');
  });

  it('sends nobody to support that cannot be reached', () => {
    expect(noticeOf({})).toEqual({ href: undefined, isSentToSupport: false });
    const social = [{ kind: 'bale', url: 'https://ble.ir/parde' }] as const;
    expect(noticeOf({ social: [...social] }).isSentToSupport).toBe(true);
    const chat = noticeOf({}, {}, { provider: 'goftino', id: 'a1b2c3' });
    expect(chat).toEqual({ href: undefined, isSentToSupport: true });
  });
});
