import { createApiClient } from '@parde/api-client';
import { fixture } from '@parde/api-client/testing/fixtures';
import { expect, it } from 'vitest';
import type { OfflineTitle } from '../offline-title.ts';
import { playbackOf, titleOf } from '../test-support/device.ts';
import { fetchStartPosition, nextSavedEpisode } from './use-saved-playback.ts';

const place = { seconds: 300, duration: 1000, at: 0 };

/** The viewer's position is 300 seconds on this device, and 700 on the server. */
function startOf(more: Partial<OfflineTitle>, isPositionSent: boolean) {
  let titles = [titleOf(playbackOf([]), { place, isPlaceSent: false, ...more })];
  const [title] = titles;
  if (!title) throw new Error('Nothing is kept.');
  const library = {
    titles: () => titles,
    async sendPositions() {
      if (isPositionSent) titles = titles.map((one) => ({ ...one, isPlaceSent: true }));
    },
  };
  const api = createApiClient({
    baseUrl: 'https://api.example/api/v1',
    fetch: async () =>
      Response.json(
        fixture('getPlayback', ({ data }) => {
          data.position_seconds = 700;
        }),
      ),
  });
  return fetchStartPosition(title, library, api);
}

it('a saved title starts at the server’s position once the server knows the position of this device', async () => {
  expect(await startOf({}, true)).toBe(700);
});

it('it starts at the position of this device while the server does not know that position', async () => {
  expect(await startOf({}, false)).toBe(300);
  const watched = { place: { ...place, seconds: 990 } };
  expect(await startOf(watched, false), 'what is watched begins anew').toBeNull();
});

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
