import { storageKeys } from '@parde/domain';
import { readLocalStorage, writeLocalStorage } from '../../../app/browser/storage.ts';
import type { SavedDevice, SavedTitle } from '../../../app/offline/offline-device.ts';
import { numberIn, readRecord, type StoredRecord } from '../../../app/offline/settings.ts';

/** The data that automatic saving must remember between two pages. */
export interface SmartMemory {
  /** The keys of titles that were removed, by the viewer or as watched. They are not saved again automatically. */
  readonly removed: readonly string[];
  /** The ids of new episodes that need no further check. */
  readonly known: readonly string[];
  /** The time of the last check for new episodes, in milliseconds. */
  readonly lookedAt: number;
}

/** The greatest length of each list. The oldest entries are forgotten. */
const longest = 300;

export function readSmartMemory(): SmartMemory {
  const stored = readRecord(readLocalStorage(storageKeys.smartMemory));
  return {
    removed: textsIn(stored, 'removed'),
    known: textsIn(stored, 'known'),
    lookedAt: numberIn(stored, 'lookedAt') ?? 0,
  };
}

export function changeSmartMemory(change: (memory: SmartMemory) => Partial<SmartMemory>): void {
  const memory = readSmartMemory();
  const { removed, known, lookedAt } = { ...memory, ...change(memory) };
  const stored = { removed: removed.slice(-longest), known: known.slice(-longest), lookedAt };
  writeLocalStorage(storageKeys.smartMemory, JSON.stringify(stored));
}

/** Removes titles as the viewer asked. They are not saved again automatically. */
export async function removeTitles(
  device: SavedDevice,
  titles: readonly SavedTitle[],
): Promise<void> {
  for (const { key } of titles) {
    rememberRemoved(key);
    await device.remove(key);
  }
}

export function rememberRemoved(key: string): void {
  changeSmartMemory(({ removed }) => ({ removed: [...removed.filter((one) => one !== key), key] }));
}

function textsIn(stored: StoredRecord, name: string): string[] {
  const value = stored.get(name);
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}
