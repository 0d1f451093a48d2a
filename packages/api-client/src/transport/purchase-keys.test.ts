import { afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import type { CallInput, GivenInput, Input, PurchaseId } from '../calls.ts';
import type { OperationId } from '../operation.ts';
import { createTestApi, empty, failureOf, json } from '../test-support/api.ts';
import { fixture, requestFixture } from '../testing/fixtures.ts';

const { body } = requestFixture('buyPlan');
const other = { ...body, plan_id: 'another' };
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

const bought = () => json(fixture('buyPlan'));
const keysOf = (requests: readonly Request[]) =>
  requests.map(({ headers }) => headers.get('idempotency-key'));

function lose(): never {
  throw new TypeError('fetch failed');
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Sets the clock of the device, and of nothing else. */
function setClock(seconds: number) {
  vi.useFakeTimers({ toFake: ['Date'], now: seconds * 1000 });
}

describe('the key of a purchase', () => {
  it('is a new UUID from ten seconds after a success', async () => {
    const { api, requests } = createTestApi(bought);
    for (const seconds of [1000, 1000.25, 1009.9, 1010]) {
      setClock(seconds);
      await api.buyPlan({ body });
    }
    const [first, second, third, later] = keysOf(requests);
    expect(first).toMatch(uuid);
    expect([second, third]).toEqual([first, first]);
    expect(later).toMatch(uuid);
    expect(later).not.toBe(first);
  });

  it('is not extended by a clock that was set back', async () => {
    const { api, requests } = createTestApi(bought);
    setClock(1000);
    await api.buyPlan({ body });
    setClock(500);
    await api.buyPlan({ body });
    expect(new Set(keysOf(requests))).toHaveProperty('size', 2);
  });

  it('is the same for a second click before the answer', async () => {
    const { api, requests } = createTestApi(bought);
    await Promise.all([api.buyPlan({ body }), api.buyPlan({ body }), api.buyPlan({ body: other })]);
    const [first, second, third] = keysOf(requests);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it.each([
    ['the answer is lost', lose],
    ['the server fails', () => empty(502)],
    ['the server refuses, because a gateway may refuse after the API has acted', () => empty(422)],
    ['the answer cannot be read', () => json([])],
  ])('is the same for a retry if %s', async (_, reply) => {
    const { api, requests } = createTestApi((__, attempt) => (attempt === 1 ? reply() : bought()));
    setClock(1000);
    await failureOf(api.buyPlan({ body }));
    setClock(2000);
    await api.buyPlan({ body });
    setClock(3000);
    await api.buyPlan({ body });
    const [lost, retried, later] = keysOf(requests);
    expect(retried).toBe(lost);
    expect(later).not.toBe(lost);
  });

  it('is the same for a retry if the answer comes after the timeout', async () => {
    let answer = (_: Response) => {};
    const late = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    const { api, requests } = createTestApi((_, attempt) => (attempt === 1 ? late : bought()));
    const call = api.buyPlan({ body, timeout: 1 });
    expect((await failureOf(call)).kind).toBe('timeout');
    answer(bought());
    // The late answer is read before this call has ended.
    await failureOf(api.getDiscover());
    await api.buyPlan({ body });
    expect(keysOf(requests)[2]).toBe(keysOf(requests)[0]);
  });

  it('is a new one after a 401, which certainly did nothing', async () => {
    const { api, requests } = createTestApi((_, attempt) =>
      attempt === 1 ? empty(401) : bought(),
    );
    await failureOf(api.buyPlan({ body }));
    await api.buyPlan({ body });
    expect(new Set(keysOf(requests))).toHaveProperty('size', 2);
  });

  it('is not shared by two viewers of one client', async () => {
    let token = 'one';
    const { api, requests } = createTestApi(lose, { getToken: () => token });
    await failureOf(api.buyPlan({ body }));
    token = 'two';
    await failureOf(api.buyPlan({ body }));
    await failureOf(api.buyPlan({ body, headers: { authorization: 'Bearer three' } }));
    expect(new Set(keysOf(requests))).toHaveProperty('size', 3);
  });

  it('is the caller’s own if the caller gives one', async () => {
    const { api, requests } = createTestApi(bought);
    await api.buyPlan({ body, header: { 'Idempotency-Key': 'own' } });
    await api.buyPlan({ body, headers: { 'idempotency-key': 'own too' } });
    expect(keysOf(requests)).toEqual(['own', 'own too']);
  });

  it('is generated without crypto.randomUUID, which plain http does not have', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const { api, requests } = createTestApi(bought);
    await api.buyPlan({ body });
    expect(keysOf(requests)[0]).toMatch(uuid);
  });

  it('is missing in calls that buy nothing', async () => {
    const { api, requests } = createTestApi(() => json({ token: 'tok' }));
    await api.login(requestFixture('login'));
    expect(keysOf(requests)).toEqual([null]);
  });

  it('is the only header that a contract requires and a caller may leave out', () => {
    type Omitted = {
      [Id in OperationId]: GivenInput<Id> extends Input<Id> ? never : Id;
    }[OperationId];
    expectTypeOf<Omitted>().toEqualTypeOf<'buyPlan' | 'buyItems'>();
    expectTypeOf<PurchaseId>().toEqualTypeOf<Omitted>();
    expectTypeOf<CallInput<'buyPlan'>['header']>().toEqualTypeOf<
      { 'Idempotency-Key': string } | undefined
    >();
  });
});
