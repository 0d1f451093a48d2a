import { storageKeys } from '@parde/domain';
import { readLocalStorage, writeLocalStorage } from '../../app/browser/storage.ts';
import { numberIn, readRecord, type StoredRecord } from './stored-record.ts';

/** What smart keeping must not forget between two pages. */
export interface SmartMemory {
  /** Keys of what has been removed, by the viewer or as watched: it does not come back by itself. */
  readonly removed: readonly string[];
  /** New episodes that are done with, by their ids. */
  readonly known: readonly string[];
  /** When new episodes were looked for last, in milliseconds. */
  readonly lookedAt: number;
}

/** The oldest are forgotten. */
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

export function rememberRemoved(key: string): void {
  changeSmartMemory(({ removed }) => ({ removed: [...removed.filter((one) => one !== key), key] }));
}

function textsIn(stored: StoredRecord, name: string): string[] {
  const value = stored.get(name);
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}
