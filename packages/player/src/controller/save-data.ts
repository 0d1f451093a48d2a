import { useSyncExternalStore } from 'react';
import { defaultPreferences, type Preferences } from '../state/preferences.ts';

interface NetworkInformation extends EventTarget {
  saveData?: boolean;
}

const connection = (): NetworkInformation | undefined =>
  'connection' in navigator && navigator.connection instanceof EventTarget
    ? navigator.connection
    : undefined;

/** Returns the viewer's choice, otherwise the browser's `saveData`. */
export function isDataSaved({ dataSaver }: Pick<Preferences, 'dataSaver'>): boolean {
  return dataSaver ?? connection()?.saveData === true;
}

/** Returns the function that unsubscribes. */
export function subscribeToSaveData(onChange: () => void): () => void {
  const observed = connection();
  observed?.addEventListener('change', onChange);
  return () => observed?.removeEventListener('change', onChange);
}

/** True if the viewer or the browser requests data saving. */
export function useIsDataSaved(preferences: Preferences): boolean {
  return useSyncExternalStore(
    subscribeToSaveData,
    () => isDataSaved(preferences),
    () => isDataSaved(defaultPreferences),
  );
}
