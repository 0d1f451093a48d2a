import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Answer } from '@parde/api-client';
import { afterAll, describe, expect, it } from 'vitest';
import { accounts } from '../accounts/demo-accounts.ts';
import { seedUsers } from '../accounts/seeded-users.ts';
import { day } from '../catalogue/tehran.ts';
import { createLedger, walletOf } from '../money/ledger.ts';
import { createSubscriptions } from '../money/subscriptions.ts';
import { copyOfCatalogue } from '../server/open-catalogue.ts';
import { type Database, openDatabase } from '../storage/database.ts';
import { cacheFolder, createTestApi, read, testTime } from '../test-support/test-api.ts';

const api = createTestApi({ emptyAccounts: false });

const tokens = new Map<number, Promise<string>>();

/** Signs in to a demo account, once. */
async function account(last: 1 | 2 | 3 | 4) {
  const signedIn = tokens.get(last) ?? api.signIn(`0912000000${last}`, `192.0.2.${last}`);
  tokens.set(last, signedIn);
  const token = await signedIn;
  const get = <T>(path: string) => read<T>(api.call('GET', path, { token }));
  return {
    get,
    user: async () => (await get<Answer<'getUser'>>('/get/user?ref=0')).data,
    watching: async () => (await get<Answer<'listWatching'>>('/get/my/watching')).data.items,
    list: async (list: string) =>
      (await get<Answer<'listMyTitles'>>(`/get/my/list/${list}?limit=50`)).data,
    payments: async () => (await get<Answer<'listPayments'>>('/get/payments?limit=50')).data.items,
  };
}

/** Creates a database with the demo accounts, on a day and with a seed. */
function seeded(now = testTime, seed = 1): Database {
  const source = { seed: 1, size: 'small', now: testTime } as const;
  const db = openDatabase(copyOfCatalogue(source, { folder: cacheFolder, report: () => {} }));
  // The titles of another seed would take seconds to make.
  db.run(db.from.updateTable('seeds').set({ seed }));
  seedUsers({ db, now: () => now, random: randomBytes }, false);
  return db;
}

const db = seeded();
afterAll(() => {
  api.close();
  db.close();
});

const subscriber = '09120000001';

/** Returns the rows of the activity, without the keys of the bank's pages. */
function activityIn(db: Database) {
  const { from } = db;
  const tables = ['my_titles', 'ratings', 'downloads', 'watch_time', 'follows'] as const;
  return {
    places: db.all(from.selectFrom('places').selectAll()),
    ...Object.fromEntries(
      tables.map((table) => [table, db.all(from.selectFrom(table).selectAll())]),
    ),
    comments: db.all(from.selectFrom('comments').selectAll().where('user_id', 'is not', null)),
    payments: db
      .all(from.selectFrom('payments').selectAll())
      .map((payment) => ({ ...payment, pay_token: null })),
  };
}

describe('the subscriber', () => {
  it('has started and finished thirty films and series within a year', () => {
    const places = db.all(
      db.from.selectFrom('places').selectAll().where('mobile', '=', subscriber),
    );
    const works = new Set(places.map((place) => place.series_id ?? place.content_id));
    expect(works.size).toBe(30);
    const ages = places.map(({ at }) => (testTime - at) / day);
    expect(Math.min(...ages)).toBeGreaterThan(0);
    expect(Math.max(...ages)).toBeGreaterThan(280);
    expect(Math.max(...ages)).toBeLessThan(365);
  });

  it('continues films, and series with a started and with a next episode', async () => {
    const { watching } = await account(1);
    const shares = (await watching()).map(({ place }) => ({
      type: place.content_type,
      share: place.position_seconds / place.duration_seconds,
    }));
    expect(shares.length).toBeGreaterThanOrEqual(5);
    expect(shares.filter(({ type }) => type === 'movie')).toHaveLength(4);
    expect(shares.some(({ type, share }) => type === 'episode' && share === 0)).toBe(true);
    const started = shares.filter(({ share }) => share > 0);
    expect(started.every(({ share }) => share > 0.05 && share < 0.95)).toBe(true);
  });

  it('has twelve payments of every kind, one failed and one refunded', async () => {
    const { payments } = await account(1);
    const all = await payments();
    expect(all).toHaveLength(12);
    const counts = (values: readonly string[]) =>
      Object.fromEntries(
        [...new Set(values)].map((value) => [value, values.filter((one) => one === value).length]),
      );
    expect(counts(all.map(({ status }) => status))).toEqual({ paid: 10, failed: 1, refunded: 1 });
    expect(counts(all.map(({ kind }) => kind))).toEqual({
      plan: 4,
      items: 4,
      wallet: 1,
      direct_debit: 3,
    });
    expect(all.filter(({ plan_id, kind }) => kind === 'direct_debit' && plan_id)).toHaveLength(2);
    expect(all.flatMap(({ items }) => items.map(({ type }) => type)).sort()).toEqual([
      'ekran',
      'movie',
      'movie',
      'movie',
    ]);
    expect(new Set(all.map(({ gateway }) => gateway.id))).toEqual(
      new Set(['mellat', 'saman', 'zarinpal', 'wallet', 'direct_debit']),
    );
    expect(
      all.every(
        ({ total, status, kind }) => total > 0 || (status === 'paid' && kind === 'direct_debit'),
      ),
    ).toBe(true);
  });

  it('has the credit of its wallet movements in a ledger that sums to zero', () => {
    const wallet = walletOf(subscriber);
    const transfers = db.all(db.from.selectFrom('ledger_transfers').selectAll());
    const moved = transfers.reduce(
      (sum, { from_account, to_account, amount }) =>
        sum + (to_account === wallet.id ? amount : 0) - (from_account === wallet.id ? amount : 0),
      0,
    );
    expect(createLedger(db).balanceOf(wallet)).toBe(moved);
    expect(moved).toBeGreaterThan(0);
    const own = transfers.filter((row) => [row.from_account, row.to_account].includes(wallet.id));
    expect(own.length).toBeGreaterThanOrEqual(5);
    const balances = db.all(db.from.selectFrom('ledger_accounts').select('balance'));
    expect(balances.reduce((sum, { balance }) => sum + balance, 0)).toBe(0);
  });

  it('has eighteen days left, which a bank renews', async () => {
    const { user, get } = await account(1);
    expect(await user()).toMatchObject({ subscription: 1, days_period_to_end: 18 });
    const { data } = await get<Answer<'getDebitSubscriptions'>>('/directdebit/subscriptions');
    expect(data).toMatchObject({
      subscriptions: [{ bank: '012' }],
      configs: { subscription: true },
    });
  });

  it('has an invited friend and gift days', async () => {
    const { get } = await account(1);
    const referral = await get<Answer<'getReferral'>>('/get/referral');
    expect(referral.data).toMatchObject({ invited: 1, earned_days: 7 });
    const gifts = await get<Answer<'listGiftDays'>>('/get/gift_days');
    expect(gifts.data.items.map(({ reason }) => reason).sort()).toEqual([
      'apology',
      'campaign',
      'plan',
      'referral',
    ]);
  });

  it('has lists, channels, and bought and downloaded files', async () => {
    const { get, list } = await account(1);
    const lists = await get<Answer<'listMyLists'>>('/get/my/lists');
    for (const { list: name, count } of lists.data) expect(count, name).toBeGreaterThan(2);
    const downloads = async (state: string) =>
      (await get<Answer<'listMyDownloads'>>(`/get/my/downloads?state=${state}`)).data;
    const fetched = await downloads('fetched');
    expect(fetched.items).toHaveLength(4);
    expect(fetched.items.some(({ owned_as }) => owned_as === 'purchase')).toBe(true);
    expect((await downloads('waiting')).items).toHaveLength(1);
    const watched = new Set((await list('history')).items.map(({ id }) => id));
    expect((await list('watchlist')).items.filter(({ id }) => watched.has(id))).toEqual([]);
  });

  it('rates finished films, and comments on some in words of the catalogue', () => {
    const ratings = db.from.selectFrom('ratings').selectAll().where('mobile', '=', subscriber);
    const rated = db.all(ratings);
    expect(rated).toHaveLength(22);
    const comments = db.all(
      db.from
        .selectFrom('comments')
        .innerJoin('users', 'users.id', 'comments.user_id')
        .select(['text', 'content_id', 'state'])
        .where('mobile', '=', subscriber),
    );
    expect(comments).toHaveLength(6);
    const textsOn = (id: string) => {
      const all = db.from.selectFrom('comments').select('text').where('content_id', '=', id);
      return db.all(all).map((row) => row.text);
    };
    for (const { text, content_id, state } of comments) {
      expect(rated.find((row) => row.content_id === content_id)?.stars).toBeGreaterThanOrEqual(7);
      expect(state).toBe('published');
      expect(textsOn(content_id).filter((one) => one === text)).toHaveLength(1);
    }
  });

  it('has watched something in most of the last twelve weeks', async () => {
    const { get } = await account(1);
    const { weeks } = (await get<Answer<'getWatchTime'>>('/get/my/watch_time')).data;
    expect(weeks.filter(({ minutes }) => minutes > 0).length).toBeGreaterThanOrEqual(10);
    expect(Math.max(...weeks.map(({ minutes }) => minutes))).toBeGreaterThan(240);
  });
});

describe('the other accounts', () => {
  it('0003 has one day left and a little activity', async () => {
    const { user, watching, payments } = await account(3);
    expect(await user()).toMatchObject({ subscription: 1, days_period_to_end: 1 });
    expect((await watching()).length).toBeGreaterThan(0);
    expect(await payments()).toHaveLength(1);
  });

  it('0004 has children, who watch titles for their age', async () => {
    const { user, watching } = await account(4);
    expect(await user()).toMatchObject({ name: null, days_period_to_end: 365 });
    expect((await watching()).length).toBeGreaterThanOrEqual(5);
    const ages = db.all(
      db.from
        .selectFrom('places')
        .innerJoin('titles', (join) =>
          join.on((be) => be('titles.id', '=', be.fn.coalesce('series_id', 'content_id'))),
        )
        .select('age')
        .where('mobile', '=', '09120000004'),
    );
    expect(ages.length).toBeGreaterThan(10);
    expect(ages.every(({ age }) => age <= 7)).toBe(true);
  });

  it('0002 has no subscription and pays nothing', async () => {
    const { user, watching, payments } = await account(2);
    expect(await user()).toMatchObject({ subscription: 0, days_period_to_end: 0 });
    expect(await watching()).toHaveLength(1);
    expect(await payments()).toEqual([]);
  });
});

describe('the activity', () => {
  it('is the same for the same seed and moment', () => {
    const same = seeded();
    expect(activityIn(same)).toEqual(activityIn(db));
    same.close();
  });

  it('has other titles for another seed', () => {
    const other = seeded(testTime, 2);
    expect(activityIn(other).places).not.toEqual(activityIn(db).places);
    other.close();
  });

  it('moves with today', () => {
    const later = testTime + 5 * day;
    const other = seeded(later);
    const paidAt = (one: Database, shift: number) =>
      activityIn(one).payments.map(({ paid_at }) => paid_at && paid_at - shift);
    expect(paidAt(db, testTime).filter(Boolean)).toHaveLength(13);
    expect(paidAt(other, later)).toEqual(paidAt(db, testTime));
    expect(createSubscriptions(other).endOf(subscriber)).toBe(later + 18 * day);
    other.close();
  });

  it('is left out on request', async () => {
    const empty = createTestApi();
    const token = await empty.signIn(subscriber);
    const payments = await read<Answer<'listPayments'>>(
      empty.call('GET', '/get/payments', { token }),
    );
    expect(payments.data.items).toEqual([]);
    const user = await read<Answer<'getUser'>>(empty.call('GET', '/get/user?ref=0', { token }));
    expect(user.data.days_period_to_end).toBe(18);
    empty.close();
  });

  it('adapts to a catalogue of ten titles', async () => {
    const catalogue = fileURLToPath(
      new URL('../examples/ten-titles.json', import.meta.resolve('@parde/demo-catalogue')),
    );
    const small = createTestApi({ catalogue, emptyAccounts: false });
    const token = await small.signIn(subscriber);
    const user = await read<Answer<'getUser'>>(small.call('GET', '/get/user?ref=0', { token }));
    expect(user.data.days_period_to_end).toBe(18);
    const watching = await read<Answer<'listWatching'>>(
      small.call('GET', '/get/my/watching', { token }),
    );
    expect(watching.data.items.length).toBeGreaterThan(0);
    small.close();
  });

  it('leaves each account with its days', () => {
    const { endOf } = createSubscriptions(db);
    for (const { mobile, daysLeft } of accounts) {
      expect((endOf(mobile) ?? testTime) - testTime, mobile).toBe(daysLeft * day);
    }
  });
});
