import { type Answer, isApiError } from '@parde/api-client';
import { watchStage } from '@parde/domain';
import type { OfflineChoice, OfflineTitle } from './offline-title.ts';
import type { SmartDevice } from './smart-keeping.ts';
import { changeSmartMemory, readSmartMemory } from './smart-memory.ts';
import type { NewEpisodesWish } from './smart-settings.ts';

/** New episodes are looked for no more often. */
const lookMs = 6 * 3_600_000;
/** How many are kept at a look. */
const mostAtOnce = 3;
/** How many of a series wait to be watched. */
const mostOfSeries = 2;

type Card = Answer<'listMyRows'>['data'][number]['items'][number];

/** Keeps episodes of followed series that came out since the viewer wanted it. False where they could not be listed. */
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
  if (isFirst) {
    rememberLook(cards.map(({ id }) => id));
    return true;
  }
  const done: string[] = [];
  let count = 0;
  for (const card of cards.filter(({ id }) => !known.includes(id))) {
    if (count === mostAtOnce) break;
    const how = await keepNewEpisode(card, device, wish);
    if (how === 'kept') count += 1;
    if (how !== 'later') done.push(card.id);
  }
  rememberLook(done);
  return true;
}

function rememberLook(done: readonly string[]): void {
  changeSmartMemory(({ known }) => ({ known: [...known, ...done], lookedAt: Date.now() }));
}

async function listNewEpisodes({ api }: SmartDevice): Promise<Card[] | undefined> {
  try {
    const rows = (await api.call('listMyRows')).data;
    return rows
      .filter(({ kind }) => kind === 'new_episodes')
      .flatMap(({ items }) => items)
      .filter(({ content_type }) => content_type === 'episode');
  } catch (error) {
    if (isApiError(error)) return undefined;
    throw error;
  }
}

/** Later: it is looked at again with the next ones. */
async function keepNewEpisode(
  { id, episode_of: place }: Card,
  device: SmartDevice,
  wish: NewEpisodesWish,
): Promise<'kept' | 'not' | 'later'> {
  const { api, keyOf, askEpisode, keep } = device;
  const key = keyOf(id);
  const titles = await device.titles();
  if (titles.some((title) => title.key === key)) return 'not';
  if (readSmartMemory().removed.includes(key)) return 'not';
  const ofSeries = titles.filter(
    ({ playback }) => playback.episode_of?.series.id === place?.series.id,
  );
  if (ofSeries.filter(isUnwatched).length >= mostOfSeries) return 'later';
  const episode = await api.call('getEpisode', { path: { id } }).then(
    ({ data }) => data,
    () => undefined,
  );
  if (!episode) return 'later';
  if (!isOutSince(episode.air_date, wish.since)) return 'not';
  const playback = await askEpisode(id);
  if (playback === undefined) return 'later';
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
