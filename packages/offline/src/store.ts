/** A value that changes. A vanilla store of Zustand is one. */
export interface ReadableStore<Value> {
  getState(): Value;
  /** Calls the listener after each change. Returns a function that ends this. */
  subscribe(listener: () => void): () => void;
}

export interface OfflineLimits {
  /** The most bytes that all titles on the device may take; null for all available room. */
  readonly bytes: number | null;
  readonly onlyWifi: boolean;
  /**
   * Returns true for `areActive` if titles may be fetched at a time, and the time at which that changes, in
   * milliseconds. Null if they may be fetched at any time.
   */
  readonly hours:
    | ((now: number) => { readonly areActive: boolean; readonly changeAt: number | null })
    | null;
}

const unlimited: OfflineLimits = { bytes: null, onlyWifi: false, hours: null };

/** Never changes. */
export const noLimits: ReadableStore<OfflineLimits> = {
  getState: () => unlimited,
  subscribe: () => () => {},
};

export interface ConnectionState {
  readonly isOnline: boolean;
}

/** The browser's own state, which does not notice a connection that fails behind the router. */
export const browserConnection: ReadableStore<ConnectionState> = {
  getState: () => ({ isOnline: navigator.onLine }),
  subscribe(listener) {
    addEventListener('online', listener);
    addEventListener('offline', listener);
    return () => {
      removeEventListener('online', listener);
      removeEventListener('offline', listener);
    };
  },
};
