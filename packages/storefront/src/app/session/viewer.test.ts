import { describe, expect, it } from 'vitest';
import { describeViewer } from './viewer.ts';

const locale = 'fa';
const rules = { showsPayments: true, showsFullRateTip: true, assumesSubscribed: false };
const user = { mobile: '09120000001', subscription: 1, days_period_to_end: 18 };

describe('who looks at the page', () => {
  it('a guest: what the anonymous check says', () => {
    const guest = { subscription: 1, show_app: false };
    expect(describeViewer({ signedIn: false, rules, locale }, undefined, guest)).toMatchObject({
      signedIn: false,
      mobile: undefined,
      subscription: { subscribed: true },
      showsApp: false,
    });
  });

  it('not known yet: no subscription, and the app’s link is there', () => {
    expect(describeViewer({ signedIn: false, rules, locale }, undefined, undefined)).toMatchObject({
      subscription: { subscribed: false },
      showsApp: true,
    });
  });

  it('a user: what the user call says, and not the check', () => {
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

  it('where everyone is taken as subscribed, everyone is, for no number of days', () => {
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

  it('a subscriber is told whose lines cost the full rate, as the check says and where the host tells it', () => {
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

  it('a user has the app’s link where the check says so, too', () => {
    const check = { subscription: 0, show_app: false };
    expect(describeViewer({ signedIn: true, rules, locale }, user, check).showsApp).toBe(false);
    expect(describeViewer({ signedIn: true, rules, locale }, user, undefined).showsApp).toBe(true);
  });

  it('a user may do what their scope names', () => {
    const scoped = { ...user, scope: ['watch'] };
    expect(describeViewer({ signedIn: true, rules, locale }, scoped, undefined)).toMatchObject({
      mayWatch: true,
      mayComment: false,
    });
  });
});
