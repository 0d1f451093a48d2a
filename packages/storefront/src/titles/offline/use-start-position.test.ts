import { createApiClient } from '@parde/api-client';
import { fixture } from '@parde/api-client/testing/fixtures';
import { expect, it } from 'vitest';
import type { OfflineTitle } from './offline-title.ts';
import { playbackOf, titleOf } from './test-support/device.ts';
import { fetchStartPosition } from './use-start-position.ts';

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
