import { expect, it } from 'vitest';
import type { SavedTitle } from '../../../app/offline/offline-device.ts';
import {
  complete,
  openDeviceWith,
  playbackOf,
  type StoredTitle,
  titleOf,
} from '../../../test-support/offline/device.ts';
import {
  bytesOf,
  groupTitles,
  isComplete,
  isOver,
  nextToPlay,
  watchStageOf,
} from './saved-groups.ts';

function episode(
  number: number,
  {
    season = 1,
    series = 's',
    ...more
  }: Partial<StoredTitle> & { season?: number; series?: string } = {},
): StoredTitle {
  const of = { id: series, name_fa: 'نقال', name_en: null, poster: null };
  const playback = playbackOf([], {
    content_type: 'episode',
    id: `${series}-${season}-${number}`,
    episode_of: { series: of, season, number },
  });
  return titleOf(playback, more);
}

const film = titleOf(playbackOf([]));

const idsOf = (titles: readonly SavedTitle[]) => titles.map(({ id }) => id);

async function groupsOf(titles: readonly StoredTitle[]) {
  const { device } = await openDeviceWith(titles);
  const groups = groupTitles(device.list(), device);
  return groups.map((group) => [group.series?.id ?? null, ...idsOf(group.titles)]);
}

/** Returns the id of the title to continue with. */
async function nextOf(titles: readonly StoredTitle[]) {
  const { device } = await openDeviceWith(titles);
  return nextToPlay(device.list(), device)?.id;
}

it('three episodes of a series are grouped at the position of the first one', async () => {
  const other = episode(1, { series: 'other' });
  expect(await groupsOf([episode(1), film, episode(2), other, episode(3)])).toEqual([
    ['s', 's-1-1', 's-1-2', 's-1-3'],
    [null, film.id],
    [null, 'other-1-1'],
  ]);
});

it('one or two episodes are listed like any other title', async () => {
  expect(await groupsOf([episode(1), film, episode(2)])).toEqual([
    [null, 's-1-1'],
    [null, film.id],
    [null, 's-1-2'],
  ]);
});

it('episodes that play are sorted by season and number, and the others by their order in the queue', async () => {
  const titles = [
    episode(9),
    episode(1, { season: 2, ...complete }),
    episode(10, complete),
    episode(2, { status: 'paused' }),
    episode(2, { season: 2, ...complete }),
    episode(3, complete),
  ];
  expect(await groupsOf(titles)).toEqual([
    ['s', 's-1-3', 's-1-10', 's-2-1', 's-2-2', 's-1-9', 's-1-2'],
  ]);
});

it('an episode that plays does not move while a part of it is fetched again', async () => {
  const mending = episode(1, { ...complete, status: 'waiting' });
  expect(await groupsOf([episode(2, complete), episode(3), mending])).toEqual([
    ['s', 's-1-1', 's-1-2', 's-1-3'],
  ]);
});

it('playback continues with the episode watched last, or with the one after it', async () => {
  const at = (seconds: number, when: number) => ({
    position: { seconds, duration: 100, at: when },
  });
  const [first, third, next] = [episode(1, complete), episode(3, complete), episode(4, complete)];
  expect(await nextOf([first, third])).toBe(first.id);
  expect(await nextOf([episode(1), episode(2, { status: 'failed' })])).toBeUndefined();
  const begun = episode(2, { ...complete, ...at(40, 5) });
  expect(await nextOf([first, begun, third])).toBe(begun.id);
  const watched = episode(2, { ...complete, ...at(97, 5) });
  expect(await nextOf([first, watched, third])).toBe(third.id);
  const watchedBefore = episode(3, { ...complete, ...at(97, 1) });
  expect(await nextOf([first, watched, watchedBefore, next])).toBe(next.id);
  // A viewer who watched the last one may have skipped the first.
  expect(await nextOf([first, watched])).toBe(first.id);
  expect(await nextOf([watched])).toBe(watched.id);
});

it('a title that is over is not played, and one whose clock is wrong is not over', async () => {
  const check = { at: 0, isRefused: true, isOutdated: false };
  const until = '2099-01-01T00:00:00Z';
  const offline = { until, version: '1', files: [], age_rating: null };
  const limited = { ...episode(2).playback, offline };
  const titles = [
    episode(1, { ...complete, check }),
    episode(2, { ...complete, playback: limited, savedAt: Date.parse(until) }),
    episode(3),
    episode(4, { status: 'paused' }),
    episode(5, { ...complete, status: 'waiting', bytes: 5 }),
  ];
  const { device } = await openDeviceWith(titles);
  const all = device.list().map((title) => device.describe(title));
  expect(all.map(isOver)).toEqual([true, false, false, false, false]);
  expect(all.map(isComplete)).toEqual([true, true, false, false, true]);
  expect(bytesOf(all.flatMap((one) => one ?? []))).toBe(5);
  expect(nextToPlay(device.list(), device)?.id).toBe('s-1-5');
});

it('a card shows the viewer’s progress, and a short look is no start', () => {
  const at = (seconds: number) => ({ seconds, duration: 1000, at: 1 });
  const stages = [null, at(20), at(485), at(990)].map((position) =>
    watchStageOf({ ...film, position }),
  );
  expect(stages).toEqual(['new', 'new', 'begun', 'watched']);
});
