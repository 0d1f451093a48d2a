import fc from 'fast-check';

/** One error in a call. */
export type Mutation =
  | { kind: 'unknown field'; location: 'query' | 'body' }
  | { kind: 'missing field'; pick: number }
  | { kind: 'wrong value'; pick: number; value: unknown }
  | { kind: 'wrong body'; body: string; type: string };

/** Values that are invalid for almost every field of the contract. */
const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(-1, 1e308, 0.5, {}, [[]], '\u0000', 'ا'.repeat(3000), '__proto__\u202e'),
  fc.string({ unit: 'binary', maxLength: 300 }),
);

export const mutations: fc.Arbitrary<Mutation> = fc.oneof(
  fc.record({
    kind: fc.constant('unknown field' as const),
    location: fc.constantFrom('query' as const, 'body' as const),
  }),
  fc.record({ kind: fc.constant('missing field' as const), pick: fc.nat(20) }),
  fc.record({ kind: fc.constant('wrong value' as const), pick: fc.nat(20), value: hostile }),
  fc.record({
    kind: fc.constant('wrong body' as const),
    body: fc.constantFrom('{', '[]', '"text"', 'null', '{"a":1}', 'ا', `"${'x'.repeat(70_000)}"`),
    type: fc.constantFrom('application/json', 'text/plain', 'application/json; charset=utf-8'),
  }),
);
