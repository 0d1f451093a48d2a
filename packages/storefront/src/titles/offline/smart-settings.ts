import { storageKeys } from '@parde/domain';
import { readLocalStorage, writeLocalStorage } from '../../app/browser/storage.ts';
import { numberIn, readRecord } from './stored-record.ts';

/**
 * The automatic actions of this device. They spend data or remove films, so all of them are off until the viewer
 * turns them on.
 */
export interface SmartSettings {
  /** Saves the next episodes of series that are watched from this device. */
  readonly savesNext: boolean;
  /** Removes titles that are watched after this time, in milliseconds; null is off. */
  readonly removesSince: number | null;
  /** Saves new episodes; null is off. */
  readonly newEpisodes: NewEpisodesSetting | null;
}

export interface NewEpisodesSetting {
  /** In milliseconds. Episodes that came out before are not saved. */
  readonly since: number;
  readonly height: number;
}

export function readSmartSettings(): SmartSettings {
  const stored = readRecord(readLocalStorage(storageKeys.smartSaving));
  const since = numberIn(stored, 'newSince');
  const height = numberIn(stored, 'newHeight');
  return {
    savesNext: stored.get('next') === true,
    removesSince: numberIn(stored, 'removesSince'),
    newEpisodes: since === null || height === null ? null : { since, height },
  };
}

export function changeSmartSettings(change: Partial<SmartSettings>): SmartSettings {
  const settings = { ...readSmartSettings(), ...change };
  const { savesNext, removesSince, newEpisodes } = settings;
  const stored = {
    next: savesNext,
    removesSince,
    newSince: newEpisodes?.since,
    newHeight: newEpisodes?.height,
  };
  writeLocalStorage(storageKeys.smartSaving, JSON.stringify(stored));
  return settings;
}
