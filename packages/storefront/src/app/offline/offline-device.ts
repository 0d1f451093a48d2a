import type { PlayableType, Playback } from '@parde/api-client';
import { isForKids, type KidsAge } from '@parde/domain';
import type { OfflineDevice, OfflineTitle } from '@parde/offline';
import { useOfflineTitles } from '@parde/offline/react';
import { useCallback, useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { connectionStore, isConnected } from '../connection.ts';
import { loadChunk } from '../errors/load-chunk.ts';
import { loadMessages } from '../i18n/messages.ts';
import type { Page } from '../page/page.ts';
import { usePage } from '../page/Storefront.tsx';
import type { OfflineSession } from './session.ts';

/** The titles saved on this device, with calls in the session of their owner. */
export type SavedDevice = OfflineDevice<Playback> & Pick<OfflineSession, 'runAsOwner'>;
export type SavedTitle = OfflineTitle<Playback>;

export interface PlayableRef {
  readonly type: PlayableType;
  readonly id: string;
}

interface OpenedDevice {
  /** Undefined until the device is open; null if this browser saves nothing. */
  readonly device: SavedDevice | null | undefined;
  /** True if the device could not be opened. */
  readonly isFailed: boolean;
}

const store = createStore<OpenedDevice>(() => ({ device: undefined, isFailed: false }));

let opening: Promise<SavedDevice | null> | undefined;

/** Opens the titles saved on this device, once for each document. A chunk that fails to load is retried. */
export function openOffline(page: Page): Promise<SavedDevice | null> {
  opening ??= open(page).then(
    (device) => {
      store.setState({ device, isFailed: false });
      return device;
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

async function open(page: Page): Promise<SavedDevice | null> {
  const [{ openDevice }] = await Promise.all([
    loadChunk(() => import('./open-device.ts')),
    // The messages about saved titles, for the player, too.
    loadMessages(page, 'saved-titles'),
  ]);
  return await openDevice(page);
}

/** If the account did not answer, it may answer with the next connection. */
export async function openWhenOnline(page: Page): Promise<SavedDevice | null> {
  try {
    return await openOffline(page);
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

/**
 * Returns the titles saved on this device for the viewer: in kids mode, those for kids. Opens the device when the
 * component is shown, if `isWanted`.
 */
export function useOffline({ isWanted = true } = {}) {
  const page = usePage();
  const { kids } = page.facts;
  const retry = useCallback(() => {
    openOffline(page).catch(() => {
      // The component that uses the device shows the failure.
    });
  }, [page]);
  useEffect(() => {
    if (isWanted) retry();
  }, [retry, isWanted]);
  const { device, isFailed } = useStore(store);
  const all = useOfflineTitles(device);
  const titles = useMemo(() => titlesForViewer(all, kids), [all, kids]);
  return { device, titles, isFailed, retry };
}

/** Kids see only titles for kids. */
export const titlesForViewer = (
  titles: readonly SavedTitle[],
  kids: KidsAge | undefined,
): readonly SavedTitle[] =>
  kids === undefined
    ? titles
    : titles.filter(({ playback }) => isForKids(playback.offline?.age_rating, kids));
