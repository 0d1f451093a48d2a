import fc from 'fast-check';
import { day } from '../../src/catalogue/tehran.ts';
import { minutes } from '../../src/test-support/test-api.ts';
import type { FileName, PlanName } from './model.ts';

const fileNames: FileName[] = [
  '1-720p',
  '1-1080p',
  '2-720p',
  '2-1080p',
  '2-1080p',
  '9204-1080p',
  '9205-720p',
  '9205-1080p',
];
const planNames: PlanName[] = ['m1', 'm3', 'm6', 'm12'];

/** One of the two viewers acts more often, so that consecutive actions affect the same one. */
const who = fc.constantFrom(0, 0, 0, 1);
const method = fc.constantFrom('wallet', 'mellat', 'saman');
/** An index counted from the newest item. */
const index = fc.nat({ max: 3 });
const bank = fc.constantFrom('012', '018');
/** The part of a call that is lost: the request, or its answer. */
const lost = fc.constantFrom('nothing', 'nothing', 'call', 'answer');
const choice = fc.record({
  subscription: fc.boolean(),
  payAnything: fc.boolean(),
  follows: fc.boolean(),
});
const moment = fc.constantFrom(
  1,
  1,
  minutes(1),
  minutes(14),
  minutes(15),
  day,
  7 * day,
  30 * day,
  100 * day,
);

const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('charge' as const),
      who,
      lost,
      amount: fc.integer({ min: 1000, max: 1_200_000 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('plan' as const),
      who,
      lost,
      plan: fc.constantFrom(...planNames),
      method,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('items' as const),
      who,
      lost,
      names: fc.uniqueArray(fc.constantFrom(...fileNames), { minLength: 1, maxLength: 2 }),
      method,
      wrongBy: fc.constantFrom(0, 0, 0, 0, 1000),
      windows: fc.constantFrom(1, 2),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('agree' as const),
      who,
      lost,
      bank,
      choice,
      pays: fc.option(index),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('change' as const), who, lost, bank, choice }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('end' as const), who, index }) },
  {
    weight: 10,
    arbitrary: fc.record({
      do: fc.constant('bank' as const),
      who,
      index,
      choice: fc.constantFrom('pay', 'pay', 'pay', 'pay', 'fail', 'leave', 'empty'),
      back: fc.constantFrom('get', 'post'),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('pass' as const), moment }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('repeat' as const), index }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('look' as const), who }) },
);

export type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

export const history = fc.array(step, { minLength: 8, maxLength: 20, size: 'max' });
