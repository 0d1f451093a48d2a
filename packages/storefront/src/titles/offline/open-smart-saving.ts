import { isConnected } from '../../app/connection.ts';
import { guestOwner } from '../../app/session/clear-session.ts';
import { keepDownloadsPage } from '../../app/store-downloads-page.ts';
import type { OfflineRecords } from './offline-records.ts';
import { titleKey } from './offline-title.ts';
import { unlessPlaying } from './playing.ts';
import type { WantedTitle } from './queue-order.ts';
import { createSmartKeeping, type SmartKeeping, type SmartKeepingInput } from './smart-saving.ts';

interface OpenInput
  extends Pick<
    SmartKeepingInput,
    'api' | 'isOwnSession' | 'listsNewEpisodes' | 'tellsPlaces' | 'remove' | 'onFault'
  > {
  readonly owner: string;
  readonly records: OfflineRecords;
  readonly add: (wanted: readonly WantedTitle[]) => Promise<void>;
}

/** Returns null for a guest. */
export function openSmartKeeping({
  owner,
  records,
  add,
  ...input
}: OpenInput): SmartKeeping | null {
  if (owner === guestOwner) return null;
  return createSmartKeeping({
    ...input,
    isConnected,
    titles: async () => (await records.titles()).filter((title) => title.owner === owner),
    keyOf: (id) => titleKey(owner, 'episode', id),
    async keep(playback, choice) {
      await add([{ playback, choice, isByItself: true }]);
      // Not awaited, because a slow connection may take long.
      void keepDownloadsPage();
    },
    unlessPlaying,
  });
}
