import { expect, it } from 'vitest';
import { seededRandom } from './seeded-random.ts';

const numbersOf = (key: string) => {
  const random = seededRandom(key);
  return Array.from({ length: 5 }, () => random.integer(1, 1000));
};

it('gives the same numbers for the same key, and different ones for another key', () => {
  expect(numbersOf('movie/1024')).toEqual(numbersOf('movie/1024'));
  expect(numbersOf('movie/1024')).not.toEqual(numbersOf('movie/1025'));
});

it('stays within its limits', () => {
  const random = seededRandom('limits');
  for (let turn = 0; turn < 1000; turn += 1) {
    expect([1, 2, 3]).toContain(random.integer(1, 3));
    expect(['a', 'b']).toContain(random.pick(['a', 'b']));
    expect(random.between(2, 3)).toBeGreaterThanOrEqual(2);
    expect(random.between(2, 3)).toBeLessThan(3);
  }
  expect(random.maybe(0)).toBe(false);
  expect(random.maybe(1)).toBe(true);
});
