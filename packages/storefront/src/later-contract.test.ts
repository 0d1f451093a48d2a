import { expect, it } from 'vitest';
import { isContentType } from './content-id.ts';
import { reasonOf } from './features/account/gift-reason.ts';
import { isRate } from './features/texts/data-use.ts';

/** The contract's enums may gain values, and the reader lets them through. */
it.each([
  ['type of contents', isContentType, 'person'],
  ['rate of an operator', isRate, 'half'],
] as const)('a %s that is new is told from the others', (_, isKnown, known) => {
  const ask = (value: string) => Reflect.apply(isKnown, undefined, [value]);
  expect([known, 'hologram', 'toString', ''].map(ask)).toEqual([true, false, false, false]);
});

it('a gift for a reason that is new is a gift', () => {
  expect(reasonOf({ reason: 'plan' })).toBe('plan');
  expect(reasonOf(JSON.parse('{"reason":"birthday"}'))).toBe('other');
});
