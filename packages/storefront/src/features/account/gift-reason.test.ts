import { expect, it } from 'vitest';
import { reasonOf } from './gift-reason.ts';

it('an unknown reason is read as other', () => {
  expect(reasonOf({ reason: 'plan' })).toBe('plan');
  expect(reasonOf(JSON.parse('{"reason":"birthday"}'))).toBe('other');
});
