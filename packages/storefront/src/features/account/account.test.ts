import type { DebitSettings } from '@parde/api-client';
import { fixture } from '@parde/api-client/testing/fixtures';
import { describe, expect, it } from 'vitest';
import { readAutomaticPayment } from './AccountCards.tsx';
import { reasonOf } from './gift-reason.ts';
import { firstList } from './my-lists.ts';

const { data: settings } = fixture('getDebitSubscriptions');
const nothing = { subscription: false, pay_anything: false };
const bank: DebitSettings = {
  ...settings,
  subscriptions: [{ id: 'dd-1', bank: '012' }],
  configs: nothing,
  series: [],
};

describe('automatic payment', () => {
  it('is on if a bank pays for something', () => {
    expect(readAutomaticPayment(bank)).toMatchObject({
      hasBank: true,
      isOn: false,
    });
    for (const configs of [
      { ...nothing, subscription: true },
      { ...nothing, pay_anything: true },
    ]) {
      expect(readAutomaticPayment({ ...bank, configs }).isOn).toBe(true);
      expect(readAutomaticPayment({ ...bank, subscriptions: [], configs }).isOn).toBe(false);
    }
  });

  it('counts the series that are bought automatically', () => {
    const series = settings.series.map((each, index) => ({ ...each, directdebit: index === 0 }));
    expect(series.length).toBeGreaterThan(1);
    expect(readAutomaticPayment({ ...bank, series })).toMatchObject({ isOn: true, series: 1 });
  });
});

it('an unknown reason is read as other', () => {
  expect(reasonOf({ reason: 'plan' })).toBe('plan');
  expect(reasonOf(JSON.parse('{"reason":"birthday"}'))).toBe('other');
});

describe('the list for an address without a list name', () => {
  it('is the first that is not empty, in the defined order', () => {
    expect(
      firstList([
        { list: 'history', count: 3 },
        { list: 'liked', count: 1 },
        { list: 'watchlist', count: 0 },
      ]),
    ).toBe('liked');
  });

  it('is the watchlist if all lists are empty or unknown', () => {
    expect(firstList([{ list: 'history', count: 0 }])).toBe('watchlist');
    expect(firstList()).toBe('watchlist');
  });
});
