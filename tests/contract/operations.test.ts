import { type ApiClient, isApiError, type OperationId } from '@parde/api-client';
import { operations } from '@parde/api-client/operations';
import { requestFixture } from '@parde/api-client/testing/fixtures';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createReference } from './reference.ts';

const subscriber = '09120000001';
let reference: ReturnType<typeof createReference>;
let api: ApiClient;

beforeEach(() => {
  reference = createReference();
  api = reference.api;
});

afterEach(() => {
  expect(reference.problems).toEqual([]);
});

describe('the client and the reference server understand each other on', () => {
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

  it('signing in, who the user is, and signing out', async () => {
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
    expect(reference.seen.at(-1)?.url).toBe('https://api.test/api/v1/logout?2');
    await expect(api.call('getUser', { query: { ref: '0' } })).rejects.toMatchObject({
      status: 401,
    });
  });

  it('the sessions of an account, and their ends', async () => {
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

  it('the anonymous check, wherever it is configured to be', async () => {
    const check = await api.call('ghostCheck', { query: { ref: '0' } });
    expect(check).toMatchObject({ subscription: 0, ref: '4' });
    const elsewhere = createReference({
      client: { checkUrl: '/v2/who_is' },
      server: { checkUrl: '/v2/who_is' },
    });
    const there = await elsewhere.api.call('ghostCheck', { query: { ref: '0' } });
    expect(there.ref).toBe('4');
  });

  it('every operation of the contract is answered, or refused for a reason', async () => {
    await reference.signIn(subscriber);
    // Operations that end the session go last.
    const ending: readonly OperationId[] = ['revokeAllSessions', 'logout', 'endSession'];
    const ids = operations.map(({ operationId }) => operationId);
    const ordered = [...ids.filter((id) => !ending.includes(id)), ...ending];
    const statuses = new Map<OperationId, number>();
    for (const id of ordered) {
      const outcome = await api.call(id, requestFixture(id)).then(
        () => 200,
        (error: unknown) => (isApiError(error) ? (error.status ?? 0) : 0),
      );
      statuses.set(id, outcome);
    }
    expect([...statuses].filter(([, status]) => status === 0 || status >= 500)).toEqual([]);
    // Some examples of the contract name titles, codes and payments that this server does not have.
    expect([...statuses].filter(([, status]) => status === 200).length).toBeGreaterThan(50);
  });
});
