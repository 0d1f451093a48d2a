import { type Preferences, parsePreferences } from './preferences.ts';

const key = 'parde-player';

export interface PreferenceStore {
  get: () => Preferences;
  change: (some: Partial<Preferences>) => void;
  subscribe: (listener: () => void) => () => void;
}

/** What the viewer chose, kept on the device. Blocked or full storage forgets, and nothing throws. */
export function createPreferenceStore(): PreferenceStore {
  let preferences = parsePreferences(read());
  const listeners = new Set<() => void>();
  return {
    get: () => preferences,
    change(some) {
      preferences = { ...preferences, ...some };
      try {
        localStorage.setItem(key, JSON.stringify(preferences));
      } catch {
        // It holds for as long as the page is open.
      }
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function read(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
