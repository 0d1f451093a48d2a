import { fixture } from '@parde/api-client/testing/fixtures';
import { describe, expect, it } from 'vitest';
import { chooseDebit, isChanged, readDebitSettings } from './debit-choice.ts';

/** One bank, the subscription, and one of two series. */
const view = readDebitSettings(fixture('getDebitSubscriptions').data);
const none = { series: {} };

describe('the settings', () => {
  it('are read as the contract has them', () => {
    expect(view).toMatchObject({
      banks: [{ id: 'dd-5182', bank: '012' }],
      saved: { subscription: true, pay_anything: false, series: ['92'] },
      mobile: '09123456789',
      fee: 149_000,
      days: 18,
    });
    expect(view.series).toHaveLength(2);
  });

  it('are nothing yet where fields are missing', () => {
    expect(readDebitSettings({})).toEqual({
      banks: [],
      series: [],
      saved: { subscription: false, pay_anything: false, series: [] },
      mobile: '',
      fee: undefined,
      days: 0,
    });
  });
});

describe('the settings of a server that writes them otherwise', () => {
  const read = (change: object) =>
    readDebitSettings(
      JSON.parse(JSON.stringify({ ...fixture('getDebitSubscriptions').data, ...change })),
    );

  it('are on where they are 1, so that saving anything else does not turn them off', () => {
    expect(read({ configs: { subscription: 1, pay_anything: 1 } }).saved).toMatchObject({
      subscription: true,
      pay_anything: true,
    });
    expect(read({ configs: { subscription: 0, pay_anything: 0 } }).saved).toMatchObject({
      subscription: false,
      pay_anything: false,
    });
  });

  it('have no fee where there is no amount', () => {
    for (const subscribe_fee of [null, '', -1, 0.5]) {
      expect(read({ subscribe_fee }).fee, String(subscribe_fee)).toBeUndefined();
    }
  });

  it('have the mobile as the form judges it', () => {
    for (const mobile of ['+989123456789', '0912 345 6789', 989123456789]) {
      expect(read({ mobile }).mobile, String(mobile)).toBe('09123456789');
    }
    expect(read({ mobile: null }).mobile).toBe('');
  });

  it('have the series and banks that are whole', () => {
    const { series, banks } = read({
      series: [null, { id: '92', directdebit: 1 }],
      subscriptions: [null],
    });
    expect(series.map(({ id }) => id)).toEqual(['92']);
    expect(banks).toEqual([]);
  });
});

describe('the choice', () => {
  it('is what is saved until something is changed', () => {
    expect(chooseDebit(view, none)).toEqual(view.saved);
    expect(isChanged(view, chooseDebit(view, none))).toBe(false);
  });

  it.each([
    [{ subscription: false, series: {} }, { subscription: false }],
    [{ pay_anything: true, series: {} }, { pay_anything: true }],
    [{ series: { 82: true } }, { series: ['92', '82'] }],
    [{ series: { 92: false } }, { series: [] }],
  ])('has what the viewer changed: %j', (wishes, changed) => {
    const choice = chooseDebit(view, wishes);
    expect(choice).toEqual({ ...view.saved, ...changed });
    expect(isChanged(view, choice)).toBe(true);
  });

  it('is no change where it is set back', () => {
    const wishes = { subscription: true, pay_anything: false, series: { 92: true, 82: false } };
    expect(isChanged(view, chooseDebit(view, wishes))).toBe(false);
  });

  it('has no series that is not listed any more', () => {
    const gone = { ...view, series: view.series.slice(1), saved: { ...view.saved, series: [] } };
    expect(chooseDebit(gone, { series: { 92: true, 82: true } }).series).toEqual(['82']);
  });
});
