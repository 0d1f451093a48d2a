import { expect, it, vi } from 'vitest';
import { randomUuid } from './random-uuid.ts';

it('is a UUID even over plain http', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(randomUuid()).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
  expect(randomUuid()).not.toBe(randomUuid());
  vi.unstubAllGlobals();
});
