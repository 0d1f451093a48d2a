import {
  addToCart,
  type CartAnswer,
  type CartItem,
  decideTitle,
  emptyCart,
  isPermitted,
  type LivePlaybackAnswer,
  livePlaybackMedia,
  type NeighbourAnswer,
  neighbourMedia,
  operatorText,
  type PlanDiscount,
  type PlaybackAnswer,
  type PricedPlan,
  planPrice,
  playbackMedia,
  readSubscription,
  referralFromCheck,
  type ScopedUser,
  type ScreeningAnswer,
  type SubscriptionAnswer,
} from '@parde/domain';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type {
  Cart,
  Check,
  DownloadRow,
  EpisodeItem,
  LivePlayback,
  Plan,
  Playback,
  User,
} from './index.ts';
import { fixture } from './testing/fixtures.ts';
import { createAnswerCheck } from './validate/index.ts';

/**
 * The rules of @parde/domain do not import this package. They declare the fields that they need of an answer. An
 * answer of the contract must fit that type and must also have its optional fields, otherwise a rule would silently
 * miss one.
 */
type Missing<Answer extends Input, Input> = Exclude<keyof Input, keyof Answer>;

describe('the contract provides the fields that the domain rules read', () => {
  it('a cart', () => {
    expectTypeOf<Missing<Cart, CartAnswer>>().toBeNever();
    expectTypeOf<Missing<Cart['screening'], ScreeningAnswer>>().toBeNever();
    expectTypeOf<
      Missing<NonNullable<Cart['fullrate_data']>, NonNullable<CartAnswer['fullrate_data']>>
    >().toBeNever();
    const { data: cart } = fixture('getCart');
    const decision = decideTitle({ cart, subscription: { subscribed: true }, now: 0 });
    expect(decision.watch).toBeDefined();
  });

  it('a timestamp: the rules can read every form that the contract allows', () => {
    const parts = [
      ['2026-11-21'],
      ['T', 't', ' ', ''],
      ['00:00:00', '10:00:59', '23:59:59', '10:00:60', '24:00:00', '25:00:00', '10:00', '10:60:00'],
      ['', '.5', '.250', '.123456789', '.1234567890', '.'],
      ['Z', 'z', '', '+03:30', '-12:00', '+0330', '+99:99', '+03:30 '],
    ];
    const moments = parts.reduce(
      (starts, ends) => starts.flatMap((start) => ends.map((end) => start + end)),
      [''],
    );
    const check = createAnswerCheck();
    const passed = moments.filter((release_date) => {
      const answer = fixture('getCart', ({ data }) => {
        Object.assign(data, { pass: false, presale: false, release_date });
        data.screening.ekran = false;
      });
      if (check('getCart', answer) !== undefined) return false;
      const { watch } = decideTitle({
        cart: answer.data,
        subscription: { subscribed: true },
        now: 0,
      });
      expect(watch).toEqual({ kind: 'not-released', from: Date.parse(release_date) });
      return true;
    });
    expect(passed).toEqual(
      expect.arrayContaining(['2026-11-21T10:00:59Z', '2026-11-21T10:00:59.123456789+03:30']),
    );
    expect(passed.filter((moment) => !/T.*(?:Z|[+-]\d\d:\d\d)$/.test(moment))).toEqual([]);
  });

  it('a download row, which is added to the local cart unchanged', () => {
    expectTypeOf<Missing<DownloadRow, CartItem>>().toBeNever();
    const { data: cart } = fixture('getCart');
    const [row] = cart.downloads;
    if (!row) throw new Error('The example has no download');
    expect(addToCart(emptyCart, row)).toMatchObject({
      cart: { items: [{ itemid: row.itemid, amount: row.amount }] },
      refused: undefined,
    });
  });

  it('a plan', () => {
    expectTypeOf<Missing<Plan, PricedPlan>>().toBeNever();
    expectTypeOf<Missing<NonNullable<Plan['discount']>, PlanDiscount>>().toBeNever();
    const { data: plans } = fixture('getPlans');
    const prices = Object.values(plans).map(planPrice);
    expect(prices).not.toContain(undefined);
  });

  it('a user', () => {
    expectTypeOf<Missing<User, ScopedUser>>().toBeNever();
    expectTypeOf<Missing<User, SubscriptionAnswer>>().toBeNever();
    const { data: user } = fixture('getUser');
    expect(readSubscription(user).subscribed).toBe(true);
    expect(isPermitted(user, 'no such permission')).toBe(false);
  });

  it('a playback, of a title and of a channel', () => {
    expectTypeOf<Missing<Playback, PlaybackAnswer>>().toBeNever();
    expectTypeOf<Missing<LivePlayback, LivePlaybackAnswer>>().toBeNever();
    expectTypeOf<Missing<EpisodeItem, NeighbourAnswer>>().toBeNever();
    const { data: playback } = fixture('getPlayback');
    const media = playbackMedia(playback, 'fa');
    expect(media.sources).toEqual(playback.sources);
    expect(media.poster).toEqual(playback.picture);
    const { data: channel } = fixture('getLivePlayback');
    expect(livePlaybackMedia(channel, 'fa').dvrSeconds).toBe(channel.dvr_seconds);
    if (!playback.next) throw new Error('The example has no next episode');
    expect(neighbourMedia(playback.next, 'fa').picture).toEqual(playback.next.picture);
  });

  it('the anonymous check', () => {
    expectTypeOf<Missing<Check, SubscriptionAnswer>>().toBeNever();
    const check = fixture('ghostCheck');
    expect(referralFromCheck(check.ref, undefined)).toBeUndefined();
    expect(operatorText(check.operator_fullrate, 'fa')).not.toBe('');
    expect(readSubscription(check).subscribed).toBe(false);
  });
});
