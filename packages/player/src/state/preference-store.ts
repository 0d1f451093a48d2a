import { createStore, type StoreApi } from 'zustand/vanilla';
import { defaultPreferences, type Preferences, parsePreferences } from './preferences.ts';

const key = 'parde-player';

/** Read it in a component with zustand's `useStore`. Hydration starts with the defaults, as on the server. */
export interface PreferenceStore
  extends Pick<StoreApi<Preferences>, 'getState' | 'getInitialState' | 'subscribe'> {
  change: (some: Partial<Preferences>) => void;
}

/** The viewer's choices, stored on the device. If storage is blocked or full, they are lost without an exception. */
export function createPreferenceStore(): PreferenceStore {
  const store = createStore<Preferences>(() => parsePreferences(read()));
  return {
    getState: store.getState,
    getInitialState: () => defaultPreferences,
    change(some) {
      const preferences = { ...store.getState(), ...some };
      try {
        localStorage.setItem(key, JSON.stringify(preferences));
      } catch {
        // The choice applies until the page closes.
      }
      store.setState(preferences);
    },
    subscribe(listener) {
      // Another tab, or a settings page, may change the preferences.
      const onStorage = (event: StorageEvent) => {
        if (event.key !== key && event.key !== null) return;
        store.setState(parsePreferences(event.newValue), true);
      };
      window.addEventListener('storage', onStorage);
      const unsubscribe = store.subscribe(listener);
      return () => {
        window.removeEventListener('storage', onStorage);
        unsubscribe();
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
