import { describe, expect, it } from 'vitest';
import { cookieLifetimes, cookieNames } from './browser/cookies.ts';
import { storageKeys } from './browser/storage-keys.ts';

describe('the names that other parts of the product and earlier visits depend on', () => {
  it('match the specification', () => {
    expect(cookieNames).toMatchObject({
      referral: 'ref',
      referralCode: 'refb',
      contentFilter: 'filtercontents',
      locale: 'i18n_redirected',
      kids: 'isKids',
    });
    expect(cookieLifetimes.locale).toBe(365 * 24 * 60 * 60);
    expect(storageKeys).toMatchObject({
      cart: '_cart',
      recentSearches: 'lastsearchs',
      kids: 'isKids',
    });
  });
});
