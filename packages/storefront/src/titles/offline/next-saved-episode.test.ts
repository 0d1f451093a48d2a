import { expect, it } from 'vitest';
import { nextSavedEpisode } from './next-saved-episode.ts';
import type { OfflineTitle } from './offline-title.ts';
import { playbackOf, titleOf } from './test-support/device.ts';

const next = { id: 'e-2' };

function episode({
  age = null,
  until = null,
  ...more
}: Partial<OfflineTitle> & { age?: 7 | 12 | null; until?: string | null }): OfflineTitle {
  const offline = { until, version: '1', files: [], age_rating: age };
  const playback = playbackOf([], { content_type: 'episode', id: next.id, offline });
  return titleOf(playback, { isPlanned: true, keptAt: 1, ...more });
}

const follows = (title: OfflineTitle, kids?: 7 | 12) =>
  nextSavedEpisode([title], next, { kids }) !== undefined;

it('the next episode follows if it is complete on the device and still plays', () => {
  expect(follows(episode({}))).toBe(true);
  expect(follows(episode({ keptAt: null }))).toBe(false);
  expect(follows(episode({ until: '2001-01-01T00:00:00Z' }))).toBe(false);
  expect(nextSavedEpisode([episode({})], null, {})).toBeUndefined();
});

it('it follows in kids mode if it fits the child’s age', () => {
  expect(follows(episode({ age: 7 }), 7)).toBe(true);
  expect(follows(episode({ age: 12 }), 7)).toBe(false);
  // This episode has no age rating.
  expect(follows(episode({}), 12)).toBe(false);
});
