import { type Preferences, parsePreferences } from './preferences.ts';

const key = 'parde-player';

export interface PreferenceStore {
  get: () => Preferences;
  change: (some: Partial<Preferences>) => void;
  subscribe: (listener: () => void) => () => void;
}

/** The viewer's choices, stored on the device. If storage is blocked or full, they are lost without an exception. */
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
        // The choice applies until the page closes.
      }
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      // Another tab, or a settings page, may change the preferences.
      const onStorage = (event: StorageEvent) => {
        if (event.key !== key && event.key !== null) return;
        preferences = parsePreferences(event.newValue);
        listener();
      };
      window.addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        window.removeEventListener('storage', onStorage);
        listeners.delete(listener);
      };
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
