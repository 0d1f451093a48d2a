import type { Answer } from '@parde/api-client';
import { watchStage } from '@parde/domain';
import type { OfflineChoice, OfflineTitle } from './offline-title.ts';
import { refusalOf } from './refusal-of.ts';
import type { SmartDevice } from './smart-saving.ts';
import { changeSmartMemory, readSmartMemory } from './smart-memory.ts';
import type { NewEpisodesWish } from './smart-settings.ts';

/** New episodes are looked for no more often. */
const lookMs = 6 * 3_600_000;
/** How many are kept at a look. */
const mostAtOnce = 3;
/** How many of a series wait to be watched. */
const mostOfSeries = 2;

type Card = Answer<'listMyRows'>['data'][number]['items'][number];

/** Keeps episodes of followed series that came out since the viewer wanted it. False where a call failed. */
export async function keepNewEpisodes(
  device: SmartDevice,
  wish: NewEpisodesWish,
): Promise<boolean> {
  const { lookedAt, known } = readSmartMemory();
  const isFirst = lookedAt < wish.since;
  if (!device.listsNewEpisodes) return true;
  if (!isFirst && Date.now() - lookedAt < lookMs) return true;
  const cards = await listNewEpisodes(device);
  if (!cards) return false;
  // What is out already when it is turned on is not new.
  const { done, hasFailed } = isFirst
    ? { done: cards.map(({ id }) => id), hasFailed: false }
    : await keepOf(
        cards.filter(({ id }) => !known.includes(id)),
        device,
        wish,
      );
  if (!device.isOwnSession()) return false;
  changeSmartMemory((memory) => ({
    known: [...memory.known, ...done],
    // What failed is not to wait as long as what is settled.
    ...(!hasFailed && { lookedAt: Date.now() }),
  }));
  return !hasFailed;
}

async function keepOf(cards: readonly Card[], device: SmartDevice, wish: NewEpisodesWish) {
  const done: string[] = [];
  let hasFailed = false;
  let count = 0;
  for (const card of cards) {
    if (count === mostAtOnce) break;
    const how = await keepNewEpisode(card, device, wish);
    if (how === 'kept') count += 1;
    if (how === 'failed') hasFailed = true;
    if (how === 'kept' || how === 'not') done.push(card.id);
  }
  return { done, hasFailed };
}

/** None where the server refuses to list them; undefined where the call failed. */
async function listNewEpisodes({ api }: SmartDevice): Promise<readonly Card[] | undefined> {
  const rows = await api.call('listMyRows').then(({ data }) => data, refusalOf);
  if (rows === undefined) return undefined;
  return (rows ?? [])
    .filter(({ kind }) => kind === 'new_episodes')
    .flatMap(({ items }) => items)
    .filter(({ content_type }) => content_type === 'episode');
}

/** Later: it is looked at again with the next ones. Failed: a call did. */
async function keepNewEpisode(
  { id, episode_of: place }: Card,
  device: SmartDevice,
  wish: NewEpisodesWish,
): Promise<'kept' | 'not' | 'later' | 'failed'> {
  const { api, keyOf, askEpisode, keep } = device;
  const key = keyOf(id);
  const titles = await device.titles();
  if (titles.some((title) => title.key === key)) return 'not';
  if (readSmartMemory().removed.includes(key)) return 'not';
  const ofSeries = titles.filter(
    ({ playback }) => playback.episode_of?.series.id === place?.series.id,
  );
  if (ofSeries.filter(isUnwatched).length >= mostOfSeries) return 'later';
  const path = { id };
  const episode = await api.call('getEpisode', { path }).then(({ data }) => data, refusalOf);
  if (episode === undefined) return 'failed';
  if (!episode || !isOutSince(episode.air_date, wish.since)) return 'not';
  const playback = await askEpisode(id);
  if (playback === undefined) return 'failed';
  if (!playback?.offline) return 'not';
  await keep(playback, choiceLike(ofSeries.at(-1), playback, wish));
  return 'kept';
}

const isUnwatched = ({ place }: OfflineTitle) =>
  place === null || watchStage(place.seconds, place.duration) !== 'watched';

/** It has a day alone, which is Tehran's. */
function isOutSince(airDate: string | null, since: number): boolean {
  return airDate !== null && Date.parse(`${airDate}T23:59:59+03:30`) >= since;
}

/** The sound and subtitles of the series, as they were chosen; else what it plays by itself, with all subtitles. */
function choiceLike(
  other: OfflineTitle | undefined,
  { subtitles }: OfflineTitle['playback'],
  { height }: NewEpisodesWish,
): OfflineChoice {
  const codes = [...new Set(subtitles.map(({ language }) => language.code))];
  return {
    height,
    sound: other?.choice.sound ?? null,
    subtitles: other?.choice.subtitles ?? codes,
  };
}
