import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { arbitraryStep, runStep } from '../test-support/purchase-history.ts';
import { createWorld, minute } from '../test-support/purchase-world.ts';
import { runExclusively } from './pay-once.ts';

it('charges the shown price only once in two thousand histories of two devices', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(arbitraryStep, { minLength: 3, maxLength: 14 }),
      fc.boolean(),
      fc.boolean(),
      async (steps, checksPrice, findsByKey) => {
        const world = await createWorld(checksPrice, findsByKey);
        for (const one of steps) await runStep(world, one);
        expect(world.violations).toEqual([]);
      },
    ),
    { numRuns: 2000 },
  );
}, 60_000);

it('returns the purchase if the answer was lost', async () => {
  const world = await createWorld();
  expect(await world.pay('wallet', 'answer', false)).toEqual({
    kind: 'answered',
    answer: { pay_url: undefined, tracking_code: world.made[0]?.payment.tracking_code },
  });
  expect(world.made).toHaveLength(1);
});

it('leads to the bank if the answer was lost, and again on the next click', async () => {
  const world = await createWorld();
  const payUrl = () => `https://bank.example/${world.made[0]?.key}`;
  expect(await world.pay('mellat', 'answer', false)).toMatchObject({
    kind: 'answered',
    answer: { pay_url: payUrl() },
  });
  expect(await world.pay('mellat', 'nothing', false)).toMatchObject({
    kind: 'at-bank',
    payUrl: payUrl(),
  });
  expect(world.made).toHaveLength(1);
});

it('the outcome is unknown while the API cannot be reached, and known afterwards', async () => {
  const world = await createWorld();
  expect(await world.pay('wallet', 'answer', true)).toEqual({ kind: 'unknown' });
  expect(await world.pay('wallet', 'nothing', true)).toEqual({ kind: 'unknown' });
  expect(await world.open(false)).toMatchObject({ kind: 'paid' });
  expect(world.made).toHaveLength(1);
});

it('an order may be paid again if the call was lost, with the same key', async () => {
  const world = await createWorld();
  expect(await world.pay('wallet', 'call', false)).toMatchObject({ kind: 'refused' });
  expect(await world.open(false)).toBeUndefined();
  expect(await world.pay('wallet', 'nothing', false)).toMatchObject({ kind: 'answered' });
});

it('an order whose bank was not opened is sent again with its key, and its earlier click prevents nothing', async () => {
  const world = await createWorld();
  const first = await world.pay('mellat', 'nothing', false);
  for (const deaf of [false, true]) {
    world.block();
    expect(await world.open(deaf)).toBeUndefined();
    expect(await world.pay('mellat', 'nothing', deaf)).toEqual(first);
  }
  expect(world.made).toHaveLength(1);
  // The order was sent again, and the viewer was sent to the bank.
  expect(await world.open(false)).toMatchObject({ kind: 'at-bank' });
});

it('an order whose bank was not opened may be paid in another way, at once', async () => {
  const world = await createWorld();
  await world.pay('mellat', 'nothing', false);
  world.block();
  expect(await world.pay('wallet', 'nothing', false)).toMatchObject({
    kind: 'answered',
    answer: { pay_url: null },
  });
  expect(world.made.map(({ method }) => method)).toEqual(['mellat', 'wallet']);
  expect(await world.open(false)).toMatchObject({ kind: 'paid' });
});

it('an order whose bank was not opened, but that was paid all the same, is not paid again', async () => {
  const world = await createWorld();
  await world.pay('mellat', 'nothing', false);
  world.block();
  world.atBank('paid');
  expect(await world.pay('mellat', 'nothing', false)).toMatchObject({ kind: 'paid' });
});

it('an order is sold again later, or to a viewer who confirms it', async () => {
  const world = await createWorld();
  await world.pay('wallet', 'nothing', false);
  expect(await world.pay('wallet', 'nothing', false)).toMatchObject({ kind: 'paid' });
  world.again();
  expect(await world.pay('wallet', 'nothing', false)).toMatchObject({ kind: 'answered' });
  world.pass(31 * minute);
  expect(await world.pay('wallet', 'nothing', false)).toMatchObject({ kind: 'answered' });
  expect(world.made).toHaveLength(3);
});

afterEach(() => vi.unstubAllGlobals());

const denied = () => Promise.reject(new DOMException('Storage is blocked.', 'SecurityError'));

it('waits for the other tab', async () => {
  const request = vi.fn((_name: string, work: () => Promise<string>) => work());
  vi.stubGlobal('navigator', { locks: { request } });
  await expect(runExclusively('plan:m1', async () => 'paid')).resolves.toBe('paid');
  expect(request.mock.calls[0]?.[0]).toBe('plan:m1');
});

it.each([{}, { locks: { request: denied } }])('works without locks: %j', async (navigator) => {
  vi.stubGlobal('navigator', navigator);
  await expect(runExclusively('plan:m1', async () => 'paid')).resolves.toBe('paid');
});

it('does not repeat failed work', async () => {
  vi.stubGlobal('navigator', {
    locks: { request: (_name: string, work: () => Promise<string>) => work() },
  });
  const work = vi.fn(() => Promise.reject(new Error('It failed.')));
  await expect(runExclusively('plan:m1', work)).rejects.toThrow('It failed.');
  expect(work).toHaveBeenCalledOnce();
});
