import type { OfflineRecords } from './offline-records.ts';
import { createTitle, type OfflineTitle } from './offline-title.ts';

export type MoveDirection = 'earlier' | 'later';

export type WantedTitle = Pick<OfflineTitle, 'playback' | 'choice' | 'isByItself'>;

interface NewTitlesInput {
  readonly wanted: readonly WantedTitle[];
  readonly owner: string;
  /** All titles on the device. */
  readonly all: readonly OfflineTitle[];
}

/** Returns the new titles in their order, for the end of the queue. Titles that exist already are left out. */
export function newTitles({ wanted, owner, all }: NewTitlesInput): OfflineTitle[] {
  const known = new Set(all.map(({ key }) => key));
  const last = Math.max(0, ...all.map(({ order }) => order));
  return wanted
    .map((one) => createTitle({ ...one, owner, order: last }))
    .filter(({ key }) => !known.has(key))
    .map((title, index) => ({ ...title, order: last + index + 1 }));
}

/** Swaps the title with its neighbour among the waiting titles of the same viewer. */
export async function moveInQueue(
  records: Pick<OfflineRecords, 'titles' | 'change'>,
  key: string,
  direction: MoveDirection,
): Promise<void> {
  const all = await records.titles();
  const owner = all.find((title) => title.key === key)?.owner;
  const waiting = all.filter((title) => title.status === 'waiting' && title.owner === owner);
  const at = waiting.findIndex((title) => title.key === key);
  const [title, neighbour] = [waiting[at], waiting[direction === 'earlier' ? at - 1 : at + 1]];
  if (!title || !neighbour) return;
  await records.change(title.key, () => ({ order: neighbour.order }));
  await records.change(neighbour.key, () => ({ order: title.order }));
}
