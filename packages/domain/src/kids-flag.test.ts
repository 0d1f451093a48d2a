import { expect, it } from 'vitest';
import { isKidsFlag } from './kids-flag.ts';

it.each(['1', 'true', 'yes', '{}', 'undefined'])('is set by %j', (stored) => {
  expect(isKidsFlag(stored)).toBe(true);
});

it.each([null, undefined, '', ' ', '0', 'false', 'FALSE', 'null', '{"tr', '"'])(
  'is not set by %j',
  (stored) => {
    expect(isKidsFlag(stored)).toBe(false);
  },
);
