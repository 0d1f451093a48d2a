import { expect, it } from 'vitest';
import { heightsToChoose } from './quality-heights.ts';

it('the heights to choose are the usual ones', () => {
  expect(heightsToChoose('auto')).toEqual([2160, 1080, 720, 480, 360]);
  expect(heightsToChoose(480)).toEqual(heightsToChoose('auto'));
});

it.each([
  [240, [2160, 1080, 720, 480, 360, 240]],
  [1440, [2160, 1440, 1080, 720, 480, 360]],
])('the heights include %s lines if this height was chosen in the player', (chosen, heights) => {
  expect(heightsToChoose(chosen)).toEqual(heights);
});
