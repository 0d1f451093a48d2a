import { expect, it } from 'vitest';
import type { OfflineTitle } from '../../../titles/offline/react/use-offline.ts';
import { playbackOf, titleOf } from '../../../titles/offline/test-support/device.ts';
import { countStages, groupTitles, nextToPlay, stageHere } from './saved-groups.ts';

const complete = { isPlanned: true, keptAt: 1, status: 'kept' } as const;

function episode(
  number: number,
  {
    season = 1,
    series = 's',
    ...more
  }: Partial<OfflineTitle> & { season?: number; series?: string } = {},
): OfflineTitle {
  const of = { id: series, name_fa: 'نقال', name_en: null, poster: null };
  const playback = playbackOf([], {
    content_type: 'episode',
    id: `${series}-${season}-${number}`,
    episode_of: { series: of, season, number },
  });
  return titleOf(playback, more);
}

const film = titleOf(playbackOf([]));

const idsOf = (titles: readonly OfflineTitle[]) => titles.map(({ id }) => id);

const groupsOf = (titles: readonly OfflineTitle[]) =>
  groupTitles(titles).map((group) => [group.series?.id ?? null, ...idsOf(group.titles)]);

it('three episodes of a series are grouped at the position of the first one', () => {
  const other = episode(1, { series: 'other' });
  expect(groupsOf([episode(1), film, episode(2), other, episode(3)])).toEqual([
    ['s', 's-1-1', 's-1-2', 's-1-3'],
    [null, film.id],
    [null, 'other-1-1'],
  ]);
});

it('one or two episodes are listed like any other title', () => {
  expect(groupsOf([episode(1), film, episode(2)])).toEqual([
    [null, 's-1-1'],
    [null, film.id],
    [null, 's-1-2'],
  ]);
});

it('episodes that play are sorted by season and number, and the others by their order in the queue', () => {
  const titles = [
    episode(9),
    episode(1, { season: 2, ...complete }),
    episode(10, complete),
    episode(2, { status: 'paused' }),
    episode(2, { season: 2, ...complete }),
    episode(3, complete),
  ];
  expect(groupsOf(titles)).toEqual([['s', 's-1-3', 's-1-10', 's-2-1', 's-2-2', 's-1-9', 's-1-2']]);
});

it('an episode that plays does not move while a part of it is fetched again', () => {
  const mending = episode(1, { ...complete, status: 'waiting' });
  expect(groupsOf([episode(2, complete), episode(3), mending])).toEqual([
    ['s', 's-1-1', 's-1-2', 's-1-3'],
  ]);
});

it('playback continues with the episode watched last, or with the one after it', () => {
  const at = (seconds: number, when: number) => ({ place: { seconds, duration: 100, at: when } });
  const [first, third, next] = [episode(1, complete), episode(3, complete), episode(4, complete)];
  expect(nextToPlay([first, third])).toBe(first);
  expect(nextToPlay([episode(1), episode(2, { status: 'failed' })])).toBeUndefined();
  const begun = episode(2, { ...complete, ...at(40, 5) });
  expect(nextToPlay([first, begun, third])).toBe(begun);
  const watched = episode(2, { ...complete, ...at(97, 5) });
  expect(nextToPlay([first, watched, third])).toBe(third);
  const watchedBefore = episode(3, { ...complete, ...at(97, 1) });
  expect(nextToPlay([first, watched, watchedBefore, next])).toBe(next);
  // A viewer who watched the last one may have skipped the first.
  expect(nextToPlay([first, watched])).toBe(first);
  expect(nextToPlay([watched])).toBe(watched);
});

it('a title that is over is not played, and is counted', () => {
  const word = { at: 0, isRefused: true, isOutdated: false };
  const over = episode(1, { ...complete, word });
  expect(nextToPlay([over])).toBeUndefined();
  const others = [episode(2), episode(3, { status: 'paused' }), episode(4, { status: 'failed' })];
  expect(countStages([over, ...others, episode(5, { ...complete, status: 'waiting' })])).toEqual({
    coming: 1,
    paused: 1,
    failed: 1,
    over: 1,
  });
});

it('a card shows the viewer’s progress, and a short look is no start', () => {
  const at = (seconds: number) => ({ seconds, duration: 1000, at: 1 });
  const stages = [null, at(20), at(485), at(990)].map((place) => stageHere({ ...film, place }));
  expect(stages).toEqual(['new', 'new', 'begun', 'watched']);
});
