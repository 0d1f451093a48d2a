import { describe, expect, it } from 'vitest';
import { canAddBank, chooseBankToAdd, defaultDebitBank, refusedSeriesIds } from './direct-debit.ts';

const banks = [{ id: '018' }, { id: '012', soon: false }, { id: '057' }, { id: '017', soon: true }];

describe('the bank to add', () => {
  it('is 012 until the viewer chooses', () => {
    expect(defaultDebitBank).toBe('012');
    expect(chooseBankToAdd(banks, [], undefined)).toBe('012');
    expect(chooseBankToAdd(banks, [], '057')).toBe('057');
    expect(chooseBankToAdd(banks, [], undefined, '057')).toBe('057');
    expect(chooseBankToAdd(banks, [], undefined, '099')).toBe('018');
  });

  it('is never a bank that is coming soon, active or unknown', () => {
    expect(chooseBankToAdd(banks, [], '017')).toBe('012');
    expect(chooseBankToAdd(banks, [], '099')).toBe('012');
    expect(chooseBankToAdd(banks, ['012'], undefined)).toBe('018');
    expect(chooseBankToAdd(banks, ['012', '018'], '018')).toBe('057');
    expect(banks.filter((bank) => canAddBank(bank, ['012'])).map(({ id }) => id)).toEqual([
      '018',
      '057',
    ]);
  });

  it('is undefined if all banks are active, or if there are none', () => {
    expect(chooseBankToAdd(banks, ['012', '018', '057'], undefined)).toBeUndefined();
    expect(chooseBankToAdd([], [], undefined)).toBeUndefined();
  });
});

describe('refused series', () => {
  it.each([
    [{ 'series.1': ['no'] }, ['82']],
    [{ 'series.0': ['no'], 'series.1': ['no'], bank: ['no'] }, ['92', '82']],
    [{ 'series.2': ['no'], series: ['no'], 'series.x': ['no'], 'aseries.0': ['no'] }, []],
    [{}, []],
    [undefined, []],
  ])('with the errors %j are %j', (errors, refused) => {
    expect(refusedSeriesIds(errors, ['92', '82'])).toEqual(refused);
  });
});
