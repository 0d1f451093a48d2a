import { ask } from '@parde/api-client/query';
import { cheapHours, formatTimeOfDay } from '@parde/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { connectionStore, isConnected } from '../../../app/connection.ts';
import { loadChunk } from '../../../app/errors/load-chunk.ts';
import { loadMessages } from '../../../app/i18n/messages.ts';
import type { Page } from '../../../app/page/page.ts';
import { usePage } from '../../../app/page/Storefront.tsx';
import { kidsAgeOnDevice } from '../../../app/settings/kids-mode.ts';
import { type DeviceSpace, deviceSpaceKey, readDeviceSpace } from '../device/device-space.ts';
import type { OfflineLibrary } from '../offline-library.ts';
import type { OfflineTitle } from '../offline-title.ts';

export type { OfflineLibrary } from '../offline-library.ts';
export type { OfflineChoice, OfflineTitle } from '../offline-title.ts';

interface OpenedLibrary {
  /** Undefined until the library is open; null if this browser saves nothing. */
  readonly library: OfflineLibrary | null | undefined;
  readonly titles: readonly OfflineTitle[];
  /** True if the library could not be opened. */
  readonly isFailed: boolean;
}

const store = createStore<OpenedLibrary>(() => ({
  library: undefined,
  titles: [],
  isFailed: false,
}));

let opening: Promise<OfflineLibrary | null> | undefined;

/** Opens the titles saved on this device, once for each document. A chunk that fails to load is retried. */
export function openOffline(page: Page): Promise<OfflineLibrary | null> {
  opening ??= open(page).then(
    (library) => {
      const update = () =>
        store.setState({ library, titles: library?.titles() ?? [], isFailed: false });
      library?.subscribe(update);
      update();
      return library;
    },
    (error: unknown) => {
      // The request to the account failed. The next caller tries again.
      opening = undefined;
      store.setState({ isFailed: true });
      throw error;
    },
  );
  return opening;
}

/** If the account did not answer, it may answer with the next connection. */
export async function openWhenOnline(page: Page): Promise<void> {
  try {
    await openOffline(page);
  } catch (error) {
    const stop = connectionStore.subscribe(() => {
      if (!isConnected()) return;
      stop();
      openWhenOnline(page).catch(() => {
        // The next connection is another chance.
      });
    });
    throw error;
  }
}

async function open(page: Page): Promise<OfflineLibrary | null> {
  const { api, facts, brand, queryClient, report } = page;
  const [{ savableInput, openOfflineLibrary }] = await Promise.all([
    loadChunk(() => import('../offline-library.ts')),
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
    locale: facts.locale,
    hours: brand.offline?.cheapHours,
    ...savableInput(page),
    base: window.location.href,
    onFault: (error) => void report('page-failed', error),
  });
}

/**
 * Returns the titles saved on this device for the viewer. Opens the library when the component is shown, if
 * `isWanted`.
 */
export function useOffline({ isWanted = true } = {}): OpenedLibrary & { retry: () => void } {
  const page = usePage();
  const retry = useCallback(() => {
    openOffline(page).catch(() => {
      // The component that uses the library shows the failure.
    });
  }, [page]);
  useEffect(() => {
    if (isWanted) retry();
  }, [retry, isWanted]);
  return { ...useStore(store), retry };
}

/**
 * Reads the room again when titles are added or removed. Undefined while loading; null if the browser does not report
 * its storage.
 */
export function useDeviceSpace(titles: readonly OfflineTitle[]): DeviceSpace | null | undefined {
  const completeCount = titles.filter(({ status }) => status === 'kept').length;
  return useQuery({
    queryKey: [deviceSpaceKey, titles.length, completeCount],
    queryFn: readDeviceSpace,
    networkMode: 'always',
    placeholderData: keepPreviousData,
  }).data;
}

/** Returns why nothing is fetched at the moment, and when the cheap hours begin. Null if fetching continues. */
export function usePauseReason(library: OfflineLibrary) {
  const { brand, facts } = usePage();
  const pauseReason = library.pauseReason();
  if (!pauseReason) return null;
  const { changeAt } = cheapHours(brand.offline?.cheapHours ?? [], Date.now());
  return { pauseReason, time: formatTimeOfDay(changeAt ?? '', facts.locale) };
}
