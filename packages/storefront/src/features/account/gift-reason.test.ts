import { expect, it } from 'vitest';
import { reasonOf } from './gift-reason.ts';

it('names a reason that it does not know as another', () => {
  expect(reasonOf({ reason: 'plan' })).toBe('plan');
  expect(reasonOf(JSON.parse('{"reason":"birthday"}'))).toBe('other');
});
