import type { Playback } from '@parde/api-client';
import type { OfflineRecords } from './offline-records.ts';
import { type OfflineChoice, type OfflineTitle, titleKey } from './offline-title.ts';

export type MoveWay = 'earlier' | 'later';

interface NewTitlesInput {
  readonly playbacks: readonly Playback[];
  readonly choice: OfflineChoice;
  readonly owner: string;
  /** All that the device has. */
  readonly all: readonly OfflineTitle[];
}

/** At the end of the queue, in their order. What is there already is left out. */
export function newTitles({ playbacks, choice, owner, all }: NewTitlesInput): OfflineTitle[] {
  const known = new Set(all.map(({ key }) => key));
  const last = Math.max(0, ...all.map(({ order }) => order));
  return playbacks
    .map((playback) => ({
      playback,
      key: titleKey(owner, playback.content_type, playback.id),
    }))
    .filter(({ key }) => !known.has(key))
    .map(({ playback, key }, index) => ({
      key,
      owner,
      type: playback.content_type,
      id: playback.id,
      folder: crypto.randomUUID(),
      order: last + index + 1,
      status: 'waiting',
      problem: null,
      choice,
      playback,
      isPlanned: false,
      bytes: 0,
      expectedBytes: null,
      addedAt: Date.now(),
      keptAt: null,
      place: null,
      isPlaceSent: true,
    }));
}

/** It changes places with its neighbour among the waiting titles of the same viewer. */
export async function moveInQueue(
  records: Pick<OfflineRecords, 'titles' | 'change'>,
  key: string,
  way: MoveWay,
): Promise<void> {
  const all = await records.titles();
  const owner = all.find((title) => title.key === key)?.owner;
  const waiting = all.filter((title) => title.status === 'waiting' && title.owner === owner);
  const at = waiting.findIndex((title) => title.key === key);
  const [title, neighbour] = [waiting[at], waiting[way === 'earlier' ? at - 1 : at + 1]];
  if (!title || !neighbour) return;
  await records.change(title.key, () => ({ order: neighbour.order }));
  await records.change(neighbour.key, () => ({ order: title.order }));
}
