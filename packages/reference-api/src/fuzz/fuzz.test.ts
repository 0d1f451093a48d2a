import fc from 'fast-check';
import { expect, it } from 'vitest';
import { callOf, operationIds } from './call.ts';
import { createVisit } from './visit.ts';

const requests = Number(process.env.PARDE_FUZZ_REQUESTS ?? 20_000);
const callsPerVisit = 200;
const acceptedAtLeast = 100;

/** Three of four calls are what a reader of the contract would send. */
const someCall = fc
  .tuple(fc.constantFrom(...operationIds), fc.integer({ min: 0, max: 3 }))
  .chain(([id, chance]) => callOf(id, chance === 0));

/** What a page of the storefront asks first, so that there is something to name. */
const firstCalls = ['getDiscover', 'listTitles', 'getPlans', 'getGateways'];

it('keeps its contract whatever is sent', { timeout: 600_000 }, async () => {
  const accepted = new Map(operationIds.map((id) => [id, 0]));
  const calls = fc.array(someCall, { minLength: callsPerVisit, maxLength: callsPerVisit });
  await fc.assert(
    fc.asyncProperty(calls, async (planned) => {
      const { make } = await createVisit();
      const first = firstCalls.flatMap((id) =>
        fc.sample(callOf(id, false), { numRuns: 2, seed: 1 }),
      );
      for (const call of [...first, ...planned]) {
        const status = await make(call);
        if (status === 200) accepted.set(call.id, (accepted.get(call.id) ?? 0) + 1);
      }
    }),
    // The failure names its call: two hundred calls would take an hour to shrink.
    { numRuns: Math.ceil(requests / callsPerVisit), endOnFailure: true },
  );
  const neglected = [...accepted].filter(([, times]) => times < acceptedAtLeast);
  expect(neglected, 'each operation accepts calls').toEqual([]);
});
