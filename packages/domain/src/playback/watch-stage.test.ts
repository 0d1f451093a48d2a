import { expect, it } from 'vitest';
import { watchStage } from './watch-stage.ts';

it.each([
  [0, 'new'],
  [49.9, 'new'],
  [50, 'begun'],
  [950, 'begun'],
  [950.1, 'watched'],
  [1000, 'watched'],
  [Number.POSITIVE_INFINITY, 'watched'],
  [Number.NaN, 'new'],
  [-1, 'new'],
] as const)('at %f of 1000 seconds the stage is %s', (seconds, stage) => {
  expect(watchStage(seconds, 1000)).toBe(stage);
});

it('a title is new if its length is unknown', () => {
  for (const duration of [0, -1, Number.NaN]) expect(watchStage(900, duration)).toBe('new');
});
