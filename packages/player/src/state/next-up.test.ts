import { expect, it } from 'vitest';
import { isNextUp } from './next-up.ts';

const film = { duration: 600, creditsStart: 560, ended: false };

it('appears with the credits, or near the end if the credits are not marked', () => {
  expect(isNextUp({ ...film, time: 559 })).toBe(false);
  expect(isNextUp({ ...film, time: 560 })).toBe(true);
  expect(isNextUp({ ...film, creditsStart: null, time: 579 })).toBe(false);
  expect(isNextUp({ ...film, creditsStart: null, time: 580 })).toBe(true);
  expect(isNextUp({ ...film, duration: 0, time: 0 })).toBe(false);
  expect(isNextUp({ ...film, time: 100, ended: true })).toBe(true);
});
