import fc from 'fast-check';
import { expect, it } from 'vitest';
import { callOf, type FuzzedCall, operationIds } from './call.ts';
import { createVisit } from './visit.ts';

/** The default takes a few seconds; `pnpm tool fuzz` runs for longer. */
const requests = Number(process.env.PARDE_FUZZ_REQUESTS ?? 1000);
const callsPerVisit = 200;
const acceptedAtLeast = Math.min(requests / 200, 100);

/** Three out of four calls follow the contract. */
const someCall = fc
  .tuple(fc.constantFrom(...operationIds), fc.integer({ min: 0, max: 3 }))
  .chain(([id, random]) => callOf(id, random === 0));

/** The storefront's first calls, which return ids for later calls. */
const firstCalls = [
  'getDiscover',
  'getSlider',
  'listTitles',
  'getCategories',
  'getGenres',
  'getFilters',
  'listLists',
  'listCasts',
  'listChannels',
  'listLives',
  'listMagazines',
  'getPlans',
  'getGateways',
  'getDebitBanks',
  'listEpisodes',
];

const validCalls = (id: string, count: number, seed: number) =>
  fc.sample(callOf(id, false), { numRuns: count, seed });

it('conforms to the contract whatever is sent', { timeout: requests * 150 }, async () => {
  const accepted = new Map(operationIds.map((id) => [id, 0]));
  const visit = async (calls: readonly FuzzedCall[]) => {
    const { make } = await createVisit();
    const first = firstCalls.flatMap((id) => validCalls(id, 2, 1));
    for (const call of [...first, ...calls]) {
      const status = await make(call);
      if (status === 200) accepted.set(call.id, (accepted.get(call.id) ?? 0) + 1);
    }
  };
  const neglected = () => operationIds.filter((id) => (accepted.get(id) ?? 0) < acceptedAtLeast);

  const calls = fc.array(someCall, { minLength: callsPerVisit, maxLength: callsPerVisit });
  await fc.assert(
    fc.asyncProperty(calls, visit),
    // A failure names its call, because shrinking two hundred calls would take an hour.
    { numRuns: Math.ceil(requests / callsPerVisit), endOnFailure: true },
  );

  // Operations that the random calls did not reach, such as payments after a purchase, are tested separately.
  for (let turn = 0; turn < 100 && neglected().length > 0; turn += 1) {
    const own = neglected().map((id) => validCalls(id, 20, turn));
    const inTurns = Array.from({ length: 20 }, (_, index) =>
      own.flatMap((list) => list[index] ?? []),
    );
    await visit(inTurns.flat());
  }
  const left = neglected().map((id) => `${id}: ${accepted.get(id)}`);
  expect(left, `each operation accepts ${acceptedAtLeast} calls`).toEqual([]);
});
