import fc from 'fast-check';
import { type createWorld, type Loss, minute } from './purchase-world.ts';

type World = Awaited<ReturnType<typeof createWorld>>;
const method = fc.constantFrom('wallet', 'mellat', 'saman');
const loss = fc.constantFrom<Loss>('nothing', 'nothing', 'call', 'answer', 'late', 400, 422, 429);
const device = fc.constantFrom<0 | 1>(0, 1);
/** A random event of a purchase history. */
export const arbitraryStep = fc.oneof(
  fc.record({ do: fc.constant('press' as const), method, loss, deaf: fc.boolean(), device }),
  fc.record({ do: fc.constant('press-twice' as const), method, loss, device }),
  fc.record({ do: fc.constant('open' as const), deaf: fc.boolean(), device }),
  fc.record({ do: fc.constant('again' as const), device }),
  fc.record({ do: fc.constant('arrive' as const) }),
  fc.record({
    do: fc.constant('bank' as const),
    status: fc.constantFrom('paid' as const, 'failed' as const, 'abandoned' as const),
  }),
  fc.record({ do: fc.constant('spend' as const), left: fc.boolean() }),
  fc.record({ do: fc.constant('reprice' as const), price: fc.constantFrom(149_000, 179_000) }),
  fc.record({ do: fc.constant('pass' as const), time: fc.constantFrom(minute, 16 * minute) }),
);
type Step = typeof arbitraryStep extends fc.Arbitrary<infer S> ? S : never;

export async function runStep(world: World, one: Step): Promise<void> {
  switch (one.do) {
    case 'press':
      await world.pay(one.method, one.loss, one.deaf, one.device);
      break;
    case 'press-twice':
      await world.payOnBoth(one.method, one.loss, one.device);
      break;
    case 'open':
      await world.open(one.deaf, one.device);
      break;
    case 'again':
      world.again(one.device);
      break;
    case 'reprice':
      world.reprice(one.price);
      break;
    case 'arrive':
      world.arrive();
      break;
    case 'bank':
      world.atBank(one.status);
      break;
    case 'spend':
      world.spend(one.left);
      break;
    case 'pass':
      world.pass(one.time);
      break;
  }
}
