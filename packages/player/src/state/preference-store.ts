import { type Preferences, parsePreferences } from './preferences.ts';

const key = 'parde-player';

export interface PreferenceStore {
  get: () => Preferences;
  change: (some: Partial<Preferences>) => void;
  subscribe: (listener: () => void) => () => void;
}

/** The viewer's choices, kept on the device. Blocked or full storage loses them, and nothing throws. */
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
        // The choice holds until the page closes.
      }
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      // Another tab, or a page of settings, may change them.
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
