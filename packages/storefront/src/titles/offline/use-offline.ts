import { ask } from '@parde/api-client/query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { createListeners } from '../../app/create-listeners.ts';
import { loadChunk } from '../../app/errors/load-chunk.ts';
import { loadMessages } from '../../app/i18n/messages.ts';
import { hasOperation } from '../../app/page/operations.ts';
import type { Page } from '../../app/page/page.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { kidsAgeOnDevice } from '../../app/settings/kids-mode.ts';
import type { OfflineLibrary } from './offline-library.ts';
import type { OfflineTitle } from './offline-title.ts';

export type { OfflineLibrary } from './offline-library.ts';
export type { OfflineChoice, OfflineTitle } from './offline-title.ts';

/** Null if this browser saves nothing. */
type Opened = OfflineLibrary | null;

let opening: Promise<Opened> | undefined;
let opened: Opened | undefined;
let isFailed = false;
const { subscribe: subscribeToOpening, notify } = createListeners();

/** Opens the titles saved on this device, once for each document. A chunk that fails to load is retried. */
export function openOffline(page: Page): Promise<Opened> {
  opening ??= open(page).then(
    (library) => {
      opened = library;
      settle(false);
      return library;
    },
    (error: unknown) => {
      // The request to the account failed. The next caller tries again.
      opening = undefined;
      settle(true);
      throw error;
    },
  );
  return opening;
}

function settle(hasFailed: boolean): void {
  isFailed = hasFailed;
  notify();
}

async function open(page: Page): Promise<Opened> {
  const { api, facts, brand, queryClient, report } = page;
  const [{ savableInput, openOfflineLibrary }] = await Promise.all([
    loadChunk(() => import('./offline-library.ts')),
    // The messages about saved titles, for the player, too.
    loadMessages(page, 'saved-titles'),
  ]);
  const fetchMobile = async () => {
    const user = ask(api, 'getUser', { query: { ref: brand.userRef } });
    return facts.signedIn ? (await queryClient.ensureQueryData(user)).mobile : undefined;
  };
  return await openOfflineLibrary({
    fetchMobile: facts.stored ? null : fetchMobile,
    // A document that was made for a child stays a child's document.
    mayFetch: facts.kids === undefined && kidsAgeOnDevice() === undefined,
    listsTerms: hasOperation(page, 'listOfflineTerms'),
    acceptsPositions: hasOperation(page, 'saveWatching'),
    listsNewEpisodes: hasOperation(page, 'listMyRows') && hasOperation(page, 'getEpisode'),
    locale: facts.locale,
    hours: brand.offline?.cheapHours,
    ...savableInput(page),
    base: window.location.href,
    onFault: (error) => void report('page-failed', error),
  });
}

const none: readonly OfflineTitle[] = [];

export interface Offline {
  /** Undefined until the library is open; null if this browser saves nothing. */
  readonly library: Opened | undefined;
  readonly titles: readonly OfflineTitle[];
  /** True if the library could not be opened. */
  readonly isFailed: boolean;
  readonly retry: () => void;
}

/**
 * Returns the titles saved on this device for the viewer. Opens the library when the component is shown, if
 * `isWanted`.
 */
export function useOffline({ isWanted = true } = {}): Offline {
  const page = usePage();
  const retry = useCallback(() => {
    openOffline(page).catch(() => {
      // The component that uses the library shows the failure.
    });
  }, [page]);
  useEffect(() => {
    if (isWanted) retry();
  }, [retry, isWanted]);
  const hasFailed = useSyncExternalStore(
    subscribeToOpening,
    () => isFailed,
    () => false,
  );
  const library = useSyncExternalStore(
    subscribeToOpening,
    () => opened,
    () => undefined,
  );
  const titles = useSyncExternalStore(
    library?.subscribe ?? subscribeToNothing,
    () => library?.titles() ?? none,
    () => none,
  );
  return { library, titles, isFailed: hasFailed, retry };
}

const subscribeToNothing = () => () => {};
