import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../test-support/any-text.ts';
import {
  assumedSubscription,
  assumesSubscription,
  noSubscription,
  readSubscription,
  subscriptionStatus,
} from './subscription.ts';

describe('a subscription', () => {
  it.each([
    [
      { subscription: 1, days_period_to_end: 12 },
      { subscribed: true, daysLeft: 12 },
    ],
    [
      { subscription: 1, days_period_to_end: 0 },
      { subscribed: true, daysLeft: 0 },
    ],
    [{ subscription: 1 }, { subscribed: true, daysLeft: undefined }],
    [
      { subscription: 1, days_period_to_end: null },
      { subscribed: true, daysLeft: undefined },
    ],
    [
      { subscription: 1, days_period_to_end: -1 },
      { subscribed: true, daysLeft: undefined },
    ],
    [
      { subscription: 1, days_period_to_end: Number.NaN },
      { subscribed: true, daysLeft: undefined },
    ],
    [{ subscription: 0, days_period_to_end: 0 }, noSubscription],
    [{ subscription: 0, days_period_to_end: 12 }, noSubscription],
    [{ subscription: 2, days_period_to_end: 12 }, noSubscription],
    [{ subscription: -1 }, noSubscription],
    [{ subscription: Number.NaN }, noSubscription],
    [null, noSubscription],
    [undefined, noSubscription],
  ])('is read from %j as %j', (answer, subscription) => {
    expect(readSubscription(answer)).toEqual(subscription);
  });

  it('is absent without an answer, and present if every viewer counts as subscribed', () => {
    expect(noSubscription).toEqual({ subscribed: false, daysLeft: undefined });
    expect(assumedSubscription).toEqual({
      subscribed: true,
      daysLeft: undefined,
      isAssumed: true,
    });
  });
});

describe('the status of a subscription', () => {
  it.each([
    [noSubscription, { kind: 'none' }],
    [{ subscribed: false, daysLeft: 5 }, { kind: 'none' }],
    [assumedSubscription, { kind: 'subscribed' }],
    [{ subscribed: true, daysLeft: 0 }, { kind: 'today' }],
    [
      { subscribed: true, daysLeft: 1 },
      { kind: 'days', days: 1 },
    ],
    [
      { subscribed: true, daysLeft: 30 },
      { kind: 'days', days: 30 },
    ],
  ])('for %j is %j', (subscription, status) => {
    expect(subscriptionStatus(subscription)).toEqual(status);
  });

  it('counts only valid numbers of days', () => {
    fc.assert(
      fc.property(fc.oneof(fc.double(), fc.integer()), (days) => {
        const status = subscriptionStatus(
          readSubscription({ subscription: 1, days_period_to_end: days }),
        );
        if (status.kind === 'days') expect(status.days).toBe(days);
        else expect(Number.isInteger(days) && days >= 1 && days <= 10_000).toBe(false);
      }),
    );
  });
});

describe('the environment that treats every viewer as subscribed', () => {
  const exceptHosts = ['pay.parde.example', 'www.parde.example'];

  it.each([
    [true, 'parde.example', true],
    [true, 'parde.example:3000', true],
    [true, 'pay.parde.example', false],
    [true, 'WWW.parde.example:443', false],
    [true, '', false],
    [true, 'pay.parde.example/', false],
    [false, 'parde.example', false],
    [false, 'pay.parde.example', false],
  ])('assumes a subscription with the setting %j on the host %j: %j', (assumed, host, expected) => {
    expect(assumesSubscription({ assumed, exceptHosts }, host)).toBe(expected);
  });

  it('does nothing on any host unless it is set', () => {
    fc.assert(
      fc.property(anyText, (host) => {
        expect(assumesSubscription({ assumed: false, exceptHosts: [] }, host)).toBe(false);
        expect(assumesSubscription({ assumed: true, exceptHosts: [host] }, host)).toBe(false);
      }),
    );
  });
});
