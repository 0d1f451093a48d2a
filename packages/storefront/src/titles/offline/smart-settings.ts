import { storageKeys } from '@parde/domain';
import { readLocalStorage, writeLocalStorage } from '../../app/browser/storage.ts';
import { numberIn, readRecord } from './stored-record.ts';

/** What this device does by itself. It spends data or takes films away, so all of it is off until the viewer turns it on. */
export interface SmartSettings {
  /** Keeps the next episodes of what is watched from this device. */
  readonly keepsNext: boolean;
  /** Removes what is watched after this time, in milliseconds; null is off. */
  readonly removesSince: number | null;
  /** Keeps new episodes; null is off. */
  readonly newEpisodes: NewEpisodesWish | null;
}

export interface NewEpisodesWish {
  /** In milliseconds. What came out before is not wanted. */
  readonly since: number;
  readonly height: number;
}

export function readSmartSettings(): SmartSettings {
  const stored = readRecord(readLocalStorage(storageKeys.smartKeeping));
  const since = numberIn(stored, 'newSince');
  const height = numberIn(stored, 'newHeight');
  return {
    keepsNext: stored.get('next') === true,
    removesSince: numberIn(stored, 'removesSince'),
    newEpisodes: since === null || height === null ? null : { since, height },
  };
}

export function changeSmartSettings(change: Partial<SmartSettings>): SmartSettings {
  const settings = { ...readSmartSettings(), ...change };
  const { keepsNext, removesSince, newEpisodes } = settings;
  const stored = {
    next: keepsNext,
    removesSince,
    newSince: newEpisodes?.since,
    newHeight: newEpisodes?.height,
  };
  writeLocalStorage(storageKeys.smartKeeping, JSON.stringify(stored));
  return settings;
}
