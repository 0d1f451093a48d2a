import type { Answer } from '@parde/api-client';
import { watchStage } from '@parde/domain';
import type { OfflineChoice } from '@parde/offline';
import type { SavedTitle } from '../../../app/offline/offline-device.ts';
import { isLastOwner } from '../../../app/offline/session.ts';
import type { NewEpisodesSetting } from '../../../app/offline/settings.ts';
import { refusalOf, type SmartDevice } from './smart-device.ts';
import { changeSmartMemory, readSmartMemory } from './smart-memory.ts';

/** The shortest time between two checks for new episodes. */
const checkIntervalMs = 6 * 3_600_000;
/** The number of episodes that are saved per check. */
const mostAtOnce = 3;
/** The number of unwatched episodes that are saved of a series. */
const mostOfSeries = 2;

type Card = Answer<'listMyRows'>['data'][number]['items'][number];

/**
 * Saves the episodes of followed series that came out since the viewer turned this on. Returns false if a call
 * failed.
 */
export async function saveNewEpisodes(
  device: SmartDevice,
  setting: NewEpisodesSetting,
): Promise<boolean> {
  const { lookedAt, known } = readSmartMemory();
  const isFirst = lookedAt < setting.since;
  const { api } = device;
  if (!api.hasOperation('listMyRows') || !api.hasOperation('getEpisode')) return true;
  if (!isFirst && Date.now() - lookedAt < checkIntervalMs) return true;
  const cards = await listNewEpisodes(device);
  if (!cards) return false;
  // Episodes that are already out at that time are not new.
  const { done, hasFailed } = isFirst
    ? { done: cards.map(({ id }) => id), hasFailed: false }
    : await saveListed(
        cards.filter(({ id }) => !known.includes(id)),
        device,
        setting,
      );
  if (!isLastOwner(device.owner)) return false;
  changeSmartMemory((memory) => ({
    known: [...memory.known, ...done],
    // Failed episodes must not wait as long as settled ones.
    ...(!hasFailed && { lookedAt: Date.now() }),
  }));
  return !hasFailed;
}

async function saveListed(
  cards: readonly Card[],
  device: SmartDevice,
  setting: NewEpisodesSetting,
) {
  const done: string[] = [];
  let hasFailed = false;
  let count = 0;
  for (const card of cards) {
    if (count === mostAtOnce) break;
    const how = await saveNewEpisode(card, device, setting);
    if (how === 'saved') count += 1;
    if (how === 'failed') hasFailed = true;
    if (how === 'saved' || how === 'not') done.push(card.id);
  }
  return { done, hasFailed };
}

/** Returns no cards if the server refuses the list; undefined if the call failed. */
async function listNewEpisodes({ api }: SmartDevice): Promise<readonly Card[] | undefined> {
  const rows = await api.call('listMyRows').then(({ data }) => data, refusalOf);
  if (rows === undefined) return undefined;
  return (rows ?? [])
    .filter(({ kind }) => kind === 'new_episodes')
    .flatMap(({ items }) => items)
    .filter(({ content_type }) => content_type === 'episode');
}

/** `later` means that the episode is checked again with the next ones; `failed` means that a call failed. */
async function saveNewEpisode(
  { id, episode_of: place }: Card,
  device: SmartDevice,
  setting: NewEpisodesSetting,
): Promise<'saved' | 'not' | 'later' | 'failed'> {
  const { api, keyOf, fetchEpisode, save } = device;
  const key = keyOf(id);
  const titles = device.list();
  if (titles.some((title) => title.key === key)) return 'not';
  if (readSmartMemory().removed.includes(key)) return 'not';
  const ofSeries = titles.filter(
    ({ playback }) => playback.episode_of?.series.id === place?.series.id,
  );
  if (ofSeries.filter(isUnwatched).length >= mostOfSeries) return 'later';
  const path = { id };
  const episode = await api.call('getEpisode', { path }).then(({ data }) => data, refusalOf);
  if (episode === undefined) return 'failed';
  if (!episode || !isOutSince(episode.air_date, setting.since)) return 'not';
  const playback = await fetchEpisode(id);
  if (playback === undefined) return 'failed';
  if (!playback?.offline) return 'not';
  await save(playback, choiceLike(ofSeries.at(-1), playback, setting));
  return 'saved';
}

const isUnwatched = ({ position }: SavedTitle) =>
  position === null || watchStage(position.seconds, position.duration) !== 'watched';

/** The air date has no time. Its day is a day in Tehran. */
function isOutSince(airDate: string | null, since: number): boolean {
  return airDate !== null && Date.parse(`${airDate}T23:59:59+03:30`) >= since;
}

/**
 * Returns the sound and subtitles chosen for the series; otherwise the sound that plays by default, with all
 * subtitles.
 */
function choiceLike(
  other: SavedTitle | undefined,
  { subtitles }: SavedTitle['playback'],
  { height }: NewEpisodesSetting,
): OfflineChoice {
  const codes = [...new Set(subtitles.map(({ language }) => language.code))];
  return {
    height,
    sound: other?.choice.sound ?? null,
    subtitles: other?.choice.subtitles ?? codes,
  };
}
