import { ask } from '@parde/api-client/query';
import { fixture } from '@parde/api-client/testing/fixtures';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { Storefront } from '../../../app/page/Storefront.tsx';
import { testPage } from '../../../test-support/test-page.ts';
import { chooseDebit, isChanged, readDebitSettings, useDebitForm } from './use-debit-form.ts';

/** These settings have one bank, the subscription, and one of two series. */
const view = readDebitSettings(fixture('getDebitSubscriptions').data);
const none = { series: {} };
const NewBank = () => useDebitForm({ ...view, banks: [] }, {}).newBank;

describe('the settings', () => {
  it('are read as the contract defines them', () => {
    expect(view).toMatchObject({
      banks: [{ id: 'dd-5182', bank: '012' }],
      saved: { subscription: true, pay_anything: false, series: ['92'] },
      mobile: '09123456789',
      fee: 149_000,
      days: 18,
    });
    expect(view.series).toHaveLength(2);
  });
});

describe('the choice', () => {
  it('is the saved choice until something is changed', () => {
    expect(chooseDebit(view, none)).toEqual(view.saved);
    expect(isChanged(view, chooseDebit(view, none))).toBe(false);
  });

  it.each([
    [{ subscription: false, series: {} }, { subscription: false }],
    [{ pay_anything: true, series: {} }, { pay_anything: true }],
    [{ series: { 82: true } }, { series: ['92', '82'] }],
    [{ series: { 92: false } }, { series: [] }],
  ])('contains the viewer’s changes: %j', (edits, changed) => {
    const choice = chooseDebit(view, edits);
    expect(choice).toEqual({ ...view.saved, ...changed });
    expect(isChanged(view, choice)).toBe(true);
  });

  it('is no change if it is set back', () => {
    const edits = { subscription: true, pay_anything: false, series: { 92: true, 82: false } };
    expect(isChanged(view, chooseDebit(view, edits))).toBe(false);
  });

  it('has no series that is no longer listed', () => {
    const gone = { ...view, series: view.series.slice(1), saved: { ...view.saved, series: [] } };
    expect(chooseDebit(gone, { series: { 92: true, 82: true } }).series).toEqual(['82']);
  });
});

it.each([
  [undefined, '012'],
  ['018', '018'],
])('the brand’s default bank %j selects %s', async (defaultBank, selected) => {
  const page = await testPage('direct-debit', () => new Response());
  page.queryClient.setQueryData(ask(page.api, 'getDebitBanks').queryKey, {
    banks: ['017', '018', '012'].map((id) => ({ id, name_fa: id })),
  });
  const router = createMemoryRouter([{ path: '/', element: createElement(NewBank) }]);
  const children = createElement(RouterProvider, { router });
  const brand = { ...page.brand, defaultBank };
  const props = { page: { ...page, brand }, children };
  expect(renderToString(createElement(Storefront, props))).toBe(selected);
});
