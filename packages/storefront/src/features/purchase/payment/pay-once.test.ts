import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyStep, take } from '../../../test-support/purchase-history.ts';
import { createWorld, minute } from '../../../test-support/purchase-world.ts';

it('charges the shown price only once in two thousand histories of two devices', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyStep, { minLength: 3, maxLength: 14 }),
      fc.boolean(),
      fc.boolean(),
      async (steps, checksPrice, tellsByKey) => {
        const world = await createWorld(checksPrice, tellsByKey);
        for (const one of steps) await take(world, one);
        expect(world.violations).toEqual([]);
      },
    ),
    { numRuns: 2000 },
  );
}, 60_000);

it('returns the purchase if the answer was lost', async () => {
  const world = await createWorld();
  expect(await world.press('wallet', 'answer', false)).toEqual({
    kind: 'answered',
    answer: { pay_url: undefined, tracking_code: world.made[0]?.payment.tracking_code },
  });
  expect(world.made).toHaveLength(1);
});

it('leads to the bank if the answer was lost, and again on the next click', async () => {
  const world = await createWorld();
  const payUrl = () => `https://bank.example/${world.made[0]?.key}`;
  expect(await world.press('mellat', 'answer', false)).toMatchObject({
    kind: 'answered',
    answer: { pay_url: payUrl() },
  });
  expect(await world.press('mellat', 'nothing', false)).toMatchObject({
    kind: 'at-bank',
    payUrl: payUrl(),
  });
  expect(world.made).toHaveLength(1);
});

it('the outcome is unknown while the API cannot be reached, and known afterwards', async () => {
  const world = await createWorld();
  expect(await world.press('wallet', 'answer', true)).toEqual({ kind: 'unknown' });
  expect(await world.press('wallet', 'nothing', true)).toEqual({ kind: 'unknown' });
  expect(await world.open(false)).toMatchObject({ kind: 'paid' });
  expect(world.made).toHaveLength(1);
});

it('an order may be paid again if the call was lost, with the same key', async () => {
  const world = await createWorld();
  expect(await world.press('wallet', 'call', false)).toMatchObject({ kind: 'refused' });
  expect(await world.open(false)).toBeUndefined();
  expect(await world.press('wallet', 'nothing', false)).toMatchObject({ kind: 'answered' });
});

it('an order whose bank was not opened is sent again with its key, and its earlier click prevents nothing', async () => {
  const world = await createWorld();
  const first = await world.press('mellat', 'nothing', false);
  for (const deaf of [false, true]) {
    world.block();
    expect(await world.open(deaf)).toBeUndefined();
    expect(await world.press('mellat', 'nothing', deaf)).toEqual(first);
  }
  expect(world.made).toHaveLength(1);
  // The order was sent again, and the viewer was sent to the bank.
  expect(await world.open(false)).toMatchObject({ kind: 'at-bank' });
});

it('an order whose bank was not opened may be paid in another way, at once', async () => {
  const world = await createWorld();
  await world.press('mellat', 'nothing', false);
  world.block();
  expect(await world.press('wallet', 'nothing', false)).toMatchObject({
    kind: 'answered',
    answer: { pay_url: null },
  });
  expect(world.made.map(({ method }) => method)).toEqual(['mellat', 'wallet']);
  expect(await world.open(false)).toMatchObject({ kind: 'paid' });
});

it('an order whose bank was not opened, but that was paid all the same, is not paid again', async () => {
  const world = await createWorld();
  await world.press('mellat', 'nothing', false);
  world.block();
  world.atBank('paid');
  expect(await world.press('mellat', 'nothing', false)).toMatchObject({ kind: 'paid' });
});

it('an order is sold again later, or to a viewer who confirms it', async () => {
  const world = await createWorld();
  await world.press('wallet', 'nothing', false);
  expect(await world.press('wallet', 'nothing', false)).toMatchObject({ kind: 'paid' });
  world.again();
  expect(await world.press('wallet', 'nothing', false)).toMatchObject({ kind: 'answered' });
  world.pass(31 * minute);
  expect(await world.press('wallet', 'nothing', false)).toMatchObject({ kind: 'answered' });
  expect(world.made).toHaveLength(3);
});
