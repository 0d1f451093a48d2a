import type { Preferences } from '../state/preferences.ts';

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
