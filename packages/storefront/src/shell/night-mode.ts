import { storageKeys } from '@parde/domain';
import { useSyncExternalStore } from 'react';
import { remember } from '../browser/storage.ts';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The mark on the document is the truth: the early script sets it before anything is drawn. */
function isNight(): boolean {
  return document.documentElement.dataset.theme === 'dark';
}

/** True is the dark theme; false follows the system. The server knows of neither. */
export function useNightMode(): [isNight: boolean, change: (night: boolean) => void] {
  const night = useSyncExternalStore(subscribe, isNight, () => false);
  return [night, changeNightMode];
}

function changeNightMode(night: boolean): void {
  if (night) document.documentElement.dataset.theme = 'dark';
  else delete document.documentElement.dataset.theme;
  remember(storageKeys.nightMode, String(night));
  for (const listener of listeners) listener();
}
