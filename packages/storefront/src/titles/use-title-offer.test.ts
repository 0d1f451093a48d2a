import type { Cart } from '@parde/api-client';
import { fixture } from '@parde/api-client/testing/fixtures';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Page, PageFacts } from '../app/page/page.ts';
import { missingPages } from '../server/pages/page-needs.ts';
import { testPage } from '../test-support/test-page.ts';
import { decideHere, isReleased } from './use-title-offer.ts';

const subscription = { subscribed: true };
const now = Date.parse('2026-01-01');
const [file] = fixture('getCart').data.downloads;
let whole: Page;

beforeAll(async () => {
  whole = await testPage('title', () => Response.json({}));
});

function decide(
  facts: Partial<PageFacts>,
  cart: Partial<Cart>,
  type: Parameters<typeof decideHere>[1] = 'movie',
  subscribed = true,
) {
  const page = { ...whole, facts: { ...whole.facts, ...facts } };
  const { watch, actions } = decideHere(page, type, {
    cart: { ...fixture('getCart').data, pass: true, show_buy: false, downloads: [], ...cart },
    subscription: { subscribed },
    now,
    access: 'subscription',
  });
  return { watch: watch.kind, actions: actions.map(({ kind }) => kind) };
}

describe('the decision about playback', () => {
  const open = { watch: 'now', actions: ['play'] };
  const closed = { watch: 'refused', actions: [] };
  const withoutFile = { watch: 'no-file', actions: [] };

  it('opens what the cart opens if the server has playback', () => {
    expect(decide({}, {})).toEqual(open);
    expect(decide({ operations: ['getCart', 'getPlayback', 'getPlans'] }, {})).toEqual(open);
  });

  it('opens nothing if the server has no playback', () => {
    expect(decide({ operations: ['getCart', 'getPlans'] }, {})).toEqual(closed);
  });

  it('opens titles with a file, and a series by its episodes, if playback is derived from the cart', () => {
    const facts: Partial<PageFacts> = {
      operations: ['getCart', 'getPlayback', 'getPlans'],
      derived: ['getPlayback'],
    };
    const rows = file ? [{ ...file, amount: 0 }] : [];
    expect(decide(facts, {})).toEqual(withoutFile);
    expect(decide(facts, { downloads: rows })).toEqual(withoutFile);
    const withFile = rows.map((row) => ({ ...row, url: 'https://media.example/1.mp4' }));
    expect(decide(facts, { downloads: withFile })).toEqual(open);
    expect(decide(facts, { downloads: rows }, 'series')).toEqual(open);
  });

  it('sells nothing that no payment can play if playback is derived from the cart', () => {
    const facts: Partial<PageFacts> = {
      operations: ['getCart', 'getPlayback', 'getPlans', 'buyPlan', 'buyItems', 'getGateways'],
      derived: ['getPlayback'],
    };
    const rows = file ? [{ ...file, amount: 0 }] : [];
    const unpaid = { pass: false, show_buy: true, downloads: rows };
    const guest = (cart: Partial<Cart>, type?: 'series') =>
      decide(facts, { ...unpaid, ...cart }, type, false);
    expect(guest({}).actions).toEqual(['subscribe', 'buy']);
    expect(guest({ downloads: [] })).toEqual(withoutFile);
    expect(guest({ downloads: [] }, 'series')).toEqual(withoutFile);
    expect(guest({ has_file: false })).toEqual(withoutFile);
    expect(guest({ downloads: [], release_date: '2190-01-01T00:00:00Z' }).watch).toBe(
      'not-released',
    );
    const own = decide(
      { operations: facts.operations },
      { ...unpaid, downloads: [] },
      'movie',
      false,
    );
    expect(own.actions).toContain('subscribe');
  });
});

it('no plans are offered if they have no page, or none can be bought', () => {
  const unpaid = { pass: false };
  const guest = { ...subscription, subscribed: false };
  const decideWith = (operations: PageFacts['operations']) => {
    const missing = missingPages({ operations, derived: [] });
    const page = { ...whole, facts: { ...whole.facts, operations, missing } };
    const cart = { ...fixture('getCart').data, ...unpaid, show_buy: false, show_free: false };
    const question = { cart, subscription: guest, now, access: 'subscription' };
    return decideHere(page, 'movie', question).actions.map(({ kind }) => kind);
  };
  expect(decideWith(undefined)).toContain('subscribe');
  expect(decideWith(['getPlans', 'buyPlan', 'getGateways'])).toContain('subscribe');
  const debit = ['getDebitSubscriptions', 'getDebitBanks', 'buyDebitSubscription'] as const;
  expect(decideWith(['getPlans', ...debit])).toContain('subscribe');
  expect(decideWith(['getPlans'])).not.toContain('subscribe');
  expect(decideWith(['buyPlan', 'getGateways'])).not.toContain('subscribe');
});

describe('a guest of a server that sells nothing', () => {
  const toWatch = (
    operations: PageFacts['operations'],
    more: Partial<PageFacts> = {},
    cart = {},
  ) => {
    const missing = operations && missingPages({ operations, derived: [] });
    const page = {
      ...whole,
      facts: { ...whole.facts, signedIn: false, operations, missing, ...more },
    };
    return decideHere(page, 'movie', {
      cart: { ...fixture('getCart').data, pass: false, show_buy: false, show_free: false, ...cart },
      subscription: { subscribed: false },
      now,
      access: 'subscription',
    });
  };
  const account: PageFacts['operations'] = ['sendCode', 'login', 'ghostCart', 'getPlayback'];

  it('must sign in to watch', () => {
    expect(toWatch(account)).toMatchObject({ signIn: true, watch: { kind: 'needs' }, actions: [] });
    expect(toWatch([...account, 'getPlans'])).toMatchObject({ signIn: true, actions: [] });
  });

  it('need not sign in for a title that is free, or that nobody may watch yet', () => {
    expect(toWatch(account, {}, { pass: true }).signIn).toBeUndefined();
    const release_date = '2027-01-01T00:00:00Z';
    expect(toWatch(account, {}, { release_date }).signIn).toBeUndefined();
  });

  it('need not sign in if there is no sign-in, if something is sold, or when signed in', () => {
    expect(toWatch(['ghostCart', 'getPlayback']).signIn).toBeUndefined();
    expect(toWatch(undefined).signIn).toBeUndefined();
    expect(toWatch([...account, 'getPlans', 'buyPlan', 'getGateways']).signIn).toBeUndefined();
    expect(toWatch([...account, 'buyItems', 'getGateways']).signIn).toBeUndefined();
    expect(toWatch(account, { signedIn: true }).signIn).toBeUndefined();
  });
});

describe('a title that is sold', () => {
  const decideWith = (
    operations: PageFacts['operations'],
    cart: Partial<Cart>,
    access: 'paid' | 'subscription' = 'paid',
  ) => {
    const missing = operations && missingPages({ operations, derived: [] });
    const page = { ...whole, facts: { ...whole.facts, operations, missing } };
    const { actions, soldElsewhere } = decideHere(page, 'movie', {
      cart: { ...fixture('getCart').data, pass: false, show_buy: true, show_free: false, ...cart },
      subscription: { subscribed: false },
      now,
      access,
    });
    return { actions: actions.map(({ kind }) => kind), soldElsewhere };
  };
  const sold: PageFacts['operations'] = ['getCart', 'getPlayback', 'buyItems', 'getGateways'];

  it('has a button if the server takes the payment', () => {
    expect(decideWith(undefined, {})).toEqual({ actions: ['buy'] });
    expect(decideWith(sold, {})).toEqual({ actions: ['buy'] });
  });

  it('has a notice in its place if the server takes no payment, and no operator sells it', () => {
    const unsold: PageFacts['operations'] = ['getCart', 'getPlayback', 'getPlans'];
    expect(decideWith(unsold, {})).toEqual({ actions: [], soldElsewhere: 'title' });
    expect(decideWith(unsold, { show_buy: false }, 'subscription')).toEqual({
      actions: [],
      soldElsewhere: 'subscription',
    });
    expect(decideWith(unsold, { ussd: '*724*18#' })).toEqual({ actions: ['ussd'] });
    expect(decideWith(unsold, { show_buy: false })).toEqual({ actions: [] });
  });
});

describe('a title is released', () => {
  it.each(['not-released', 'presale'] as const)('unless the decision is %s', (kind) => {
    expect(isReleased({ badge: null }, { watch: { kind, from: undefined } })).toBe(false);
  });

  it('unless it has the badge "soon"', () => {
    expect(isReleased({ badge: 'soon' }, undefined)).toBe(false);
    expect(isReleased({ badge: null }, undefined)).toBe(true);
    expect(isReleased({ badge: null }, { watch: { kind: 'refused' } })).toBe(true);
  });
});
