import { isConnected } from '../../app/connection.ts';
import { guestOwner } from '../../app/session/clear-session.ts';
import { storeDownloadsPage } from '../../app/store-downloads-page.ts';
import type { OfflineRecords } from './offline-records.ts';
import { titleKey } from './offline-title.ts';
import { unlessPlaying } from './playing.ts';
import type { WantedTitle } from './queue-order.ts';
import { createSmartSaving, type SmartSaving, type SmartSavingInput } from './smart-saving.ts';

interface OpenInput
  extends Pick<
    SmartSavingInput,
    'api' | 'isOwnersSession' | 'listsNewEpisodes' | 'acceptsPositions' | 'remove' | 'onFault'
  > {
  readonly owner: string;
  readonly records: OfflineRecords;
  readonly add: (wanted: readonly WantedTitle[]) => Promise<void>;
}

/** Returns null for a guest. */
export function openSmartSaving({ owner, records, add, ...input }: OpenInput): SmartSaving | null {
  if (owner === guestOwner) return null;
  return createSmartSaving({
    ...input,
    isConnected,
    titles: async () => (await records.titles()).filter((title) => title.owner === owner),
    keyOf: (id) => titleKey(owner, 'episode', id),
    async save(playback, choice) {
      await add([{ playback, choice, isByItself: true }]);
      // Not awaited, because a slow connection may take long.
      void storeDownloadsPage();
    },
    unlessPlaying,
  });
}
