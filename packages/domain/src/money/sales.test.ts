import { describe, expect, it } from 'vitest';
import { missingForSale, type Sale, saleNeeds } from './sales.ts';

const all = ['sendCode', 'login', ...Object.values(saleNeeds).flat()];
const sales: readonly Sale[] = ['plan', 'title', 'subscription', 'credit'];

function missing(sale: Sale, without: readonly string[], signedIn = false) {
  const hasOperation = (operation: string) => !without.includes(operation);
  return missingForSale(sale, { hasOperation, signedIn });
}

describe('a sale', () => {
  it.each(sales)('of a %s needs each of its operations', (sale) => {
    expect(missing(sale, [])).toEqual([]);
    for (const operation of saleNeeds[sale])
      expect(missing(sale, [operation])).toContain(operation);
    expect(missing(sale, all)).toEqual(expect.arrayContaining([...saleNeeds[sale]]));
  });

  it.each(sales)('of a %s needs a sign-in, unless the viewer is signed in', (sale) => {
    expect(missing(sale, ['login'])).toEqual(['login']);
    expect(missing(sale, ['login', 'sendCode'], true)).toEqual([]);
  });

  it('of credit needs something that can be bought with it', () => {
    expect(missing('credit', ['buyPlan'])).toEqual([]);
    expect(missing('credit', ['buyItems'])).toEqual([]);
    expect(missing('credit', ['buyPlan', 'buyItems'])).toEqual(['buyPlan or buyItems']);
  });
});
