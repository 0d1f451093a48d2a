import type { Preferences } from '../state/preferences.ts';

interface Connection extends EventTarget {
  saveData?: boolean;
}

const connection = (): Connection | undefined =>
  'connection' in navigator && navigator.connection instanceof EventTarget
    ? navigator.connection
    : undefined;

/** Whether the viewer, or else the browser, asks for few bytes. */
export function isDataSaved({ dataSaver }: Pick<Preferences, 'dataSaver'>): boolean {
  return dataSaver ?? connection()?.saveData === true;
}

/** Tells when the browser changes its mind; gives back how to end it. */
export function followSaveData(onChange: () => void): () => void {
  const followed = connection();
  followed?.addEventListener('change', onChange);
  return () => followed?.removeEventListener('change', onChange);
}
