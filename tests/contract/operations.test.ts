import { type ApiClient, type CallInput, isApiError, type OperationId } from '@parde/api-client';
import { operations } from '@parde/api-client/operations';
import { requestFixture } from '@parde/api-client/testing/fixtures';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createReference } from './reference.ts';

const subscriber = '09120000001';

/** The operations that end the session. */
const endings: readonly OperationId[] = ['revokeAllSessions', 'logout', 'endSession'];

const series = { path: { id: '3001' } };
const person = { path: { id: 'p-niknam' } };

/**
 * Inputs that replace a contract's example: some examples name items that this server does not have, and a second
 * purchase needs another key, because a key identifies one purchase.
 */
const own: { readonly [Id in OperationId]?: CallInput<Id> } = {
  getSeries: series,
  listEpisodes: series,
  getEpisode: { path: { id: '3001-1-1' } },
  getVideo: { path: { id: '4001' } },
  getCast: person,
  listCastTitles: person,
  reportComment: { body: { ...requestFixture('reportComment').body, id: 'c-1' } },
  buyItems: {
    header: { 'Idempotency-Key': '1d5a3c1e-6f0b-4c7e-9a55-0f6a1f2b7c11' },
    body: {
      ...requestFixture('buyItems').body,
      items: [{ itemid: '1005-1080p', amount: 44_000 }],
      content_id: '1005',
    },
  },
  buyDebitSubscription: {
    body: { ...requestFixture('buyDebitSubscription').body, series: ['3101'] },
  },
};

const inputOf = <Id extends OperationId>(id: Id): CallInput<Id> => own[id] ?? requestFixture(id);

/**
 * The statuses of calls whose values no example can contain: the viewer's code, payment or agreement, and an
 * operator's data.
 */
const refused: Partial<Record<OperationId, number>> = {
  login: 422,
  getPayment: 404,
  deleteDebitSubscription: 404,
  getUssdLink: 422,
};

let reference: ReturnType<typeof createReference>;
let api: ApiClient;

beforeEach(() => {
  reference = createReference();
  api = reference.api;
});

afterEach(() => {
  expect(reference.problems).toEqual([]);
});

describe('the client and the reference server agree on', () => {
  it('the home page', async () => {
    const { data: slider } = await api.call('getSlider', { query: { ref: '0' } });
    expect(slider.sliders.length).toBeGreaterThan(0);
    const { data: rows } = await api.call('getDiscover');
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every(({ items }) => items.length > 0)).toBe(true);
  });

  it('the categories', async () => {
    const categories = await api.call('getCategories');
    const children = categories.flatMap(({ child_categories }) => child_categories);
    expect(children.length).toBeGreaterThan(0);
  });

  it('every film that the home page shows', async () => {
    const { data: rows } = await api.call('getDiscover');
    const films = rows
      .flatMap(({ items }) => items)
      .filter(({ content_type }) => content_type === 'movie');
    expect(films.length).toBeGreaterThan(5);
    for (const { id, name_fa } of films) {
      const { data: film } = await api.call('getMovie', { path: { id } });
      expect(film.name_fa).toBe(name_fa);
    }
  });

  it('signing in, reading the user, and signing out', async () => {
    await reference.signIn(subscriber);
    const { data: user } = await api.call('getUser', { query: { ref: '0' } });
    expect(user).toMatchObject({ mobile: subscriber, name: 'مهسا رضایی', subscription: 1 });
    await expect(api.call('logout')).resolves.toBeUndefined();
    await expect(api.call('getUser', { query: { ref: '0' } })).rejects.toMatchObject({
      kind: 'unauthorized',
    });
  });

  it('a session that has ended', async () => {
    await reference.signIn(subscriber);
    await expect(api.call('endSession', { query: { 2: '' } })).resolves.toBeUndefined();
    expect(reference.requests.at(-1)?.url).toBe('https://api.test/api/v1/logout?2');
    await expect(api.call('getUser', { query: { ref: '0' } })).rejects.toMatchObject({
      status: 401,
    });
  });

  it('the sessions of an account, and how they end', async () => {
    await reference.signIn(subscriber);
    await reference.signIn(subscriber);
    const { data } = await api.call('listSessions');
    expect(data.items.map(({ current }) => current)).toEqual([true, false]);
    const [here, there] = data.items;
    const revoke = (id: string) => api.call('revokeSession', { body: { id } });
    await expect(revoke(there?.id ?? '')).resolves.toEqual({ data: { current: false } });
    expect((await api.call('listSessions')).data.items).toMatchObject([{ id: here?.id }]);
    await expect(api.call('revokeAllSessions')).resolves.toBeUndefined();
    await expect(api.call('listSessions')).rejects.toMatchObject({ kind: 'unauthorized' });
  });

  it('the anonymous check at every configured path', async () => {
    const check = await api.call('ghostCheck', { query: { ref: '0' } });
    expect(check).toMatchObject({ subscription: 0, ref: '4' });
    const elsewhere = createReference({
      client: { checkUrl: '/v2/who_is' },
      server: { checkUrl: '/v2/who_is' },
    });
    const there = await elsewhere.api.call('ghostCheck', { query: { ref: '0' } });
    expect(there.ref).toBe('4');
  });

  it('every operation of the contract, called with its example', async () => {
    await reference.signIn(subscriber);
    const ids = operations.map(({ operationId }) => operationId);
    const ordered = [...ids.filter((id) => !endings.includes(id)), ...endings];
    const statuses: Partial<Record<OperationId, number>> = {};
    for (const id of ordered) {
      if (endings.includes(id)) await reference.signIn(`0912000000${endings.indexOf(id) + 2}`);
      statuses[id] = await api.call(id, inputOf(id)).then(
        () => 200,
        (error: unknown) => (isApiError(error) ? (error.status ?? 0) : 0),
      );
    }
    expect(statuses).toEqual(Object.fromEntries(ids.map((id) => [id, refused[id] ?? 200])));
  }, 60_000);
});
