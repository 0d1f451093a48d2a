import { ask } from '@parde/api-client/query';
import { fixture } from '@parde/api-client/testing/fixtures';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { testPage } from '../../test-support/test-page.ts';
import { Storefront } from '../page/Storefront.tsx';
import { describeViewer, useViewer } from './use-viewer.ts';

const locale = 'fa';
const Operators = () => useViewer().fullRateOperators;
const rules = { showsPayments: true, showsFullRateTip: true, assumesSubscribed: false };
const user = { mobile: '09120000001', subscription: 1, days_period_to_end: 18 };

describe('the viewer of the page', () => {
  it('a guest is described by the anonymous check', () => {
    const guest = { subscription: 1, show_app: false };
    expect(describeViewer({ signedIn: false, rules, locale }, undefined, guest)).toMatchObject({
      signedIn: false,
      mobile: undefined,
      subscription: { subscribed: true },
      showsApp: false,
    });
  });

  it('without answers there is no subscription, and the app’s link is shown', () => {
    expect(describeViewer({ signedIn: false, rules, locale }, undefined, undefined)).toMatchObject({
      subscription: { subscribed: false },
      showsApp: true,
    });
  });

  it('a user is described by the user call and not by the check', () => {
    for (const [given, name] of [
      ['سارا', 'سارا'],
      ['', undefined],
      [null, undefined],
    ] as const) {
      const named = describeViewer(
        { signedIn: true, rules, locale },
        { ...user, name: given },
        undefined,
      );
      expect(named.name).toBe(name);
    }
    const viewer = describeViewer({ signedIn: true, rules, locale }, user, { subscription: 0 });
    expect(viewer).toMatchObject({
      mobile: user.mobile,
      subscription: { subscribed: true, daysLeft: 18 },
    });
    expect(
      describeViewer({ signedIn: true, rules, locale }, undefined, { subscription: 1 }),
    ).toMatchObject({ subscription: { subscribed: false } });
  });

  it('everyone is subscribed without a number of days if the rules assume it', () => {
    const assumed = { ...rules, assumesSubscribed: true };
    const subscription = { subscribed: true, daysLeft: undefined };
    const lapsed = { ...user, subscription: 0 };
    expect(
      describeViewer({ signedIn: true, rules: assumed, locale }, lapsed, undefined),
    ).toMatchObject({
      subscription,
    });
    expect(
      describeViewer({ signedIn: false, rules: assumed, locale }, undefined, undefined),
    ).toMatchObject({ subscription });
  });

  it('a subscriber sees the full-rate operators of the check, if the host shows the tip', () => {
    const check = { subscription: 0, operator_fullrate: 'رایتل' };
    const of = (shown: boolean, answer: typeof user) =>
      describeViewer(
        { signedIn: true, rules: { ...rules, showsFullRateTip: shown }, locale },
        answer,
        check,
      ).fullRateOperators;
    expect(of(true, user)).toBe('رایتل');
    expect(of(false, user)).toBeUndefined();
    expect(of(true, { ...user, subscription: 0 })).toBeUndefined();
  });

  it('a subscriber sees the brand’s full-rate operators if the check names none', async () => {
    const page = await testPage('account', () => new Response());
    const { queryKey } = ask(page.api, 'getUser', { query: { ref: page.brand.userRef } });
    page.queryClient.setQueryData(queryKey, { ...fixture('getUser').data, subscription: 1 });
    const brand = { ...page.brand, fullRateOperators: { fa: 'شاتل', en: 'Shatel' } };
    const props = { page: { ...page, brand }, children: createElement(Operators) };
    expect(renderToString(createElement(Storefront, props))).toBe('شاتل');
  });

  it('the check also controls the app’s link for a user', () => {
    const check = { subscription: 0, show_app: false };
    expect(describeViewer({ signedIn: true, rules, locale }, user, check).showsApp).toBe(false);
    expect(describeViewer({ signedIn: true, rules, locale }, user, undefined).showsApp).toBe(true);
  });

  it('a user may do only what their scope permits', () => {
    const scoped = { ...user, scope: ['watch'] };
    expect(describeViewer({ signedIn: true, rules, locale }, scoped, undefined)).toMatchObject({
      mayWatch: true,
      mayComment: false,
    });
  });
});
