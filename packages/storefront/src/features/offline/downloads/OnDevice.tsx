import { hasOfflineStorage } from '@parde/offline';
import { Heading, Text } from '@parde/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isAnythingSaved } from '../../../app/browser/storage.ts';
import { loadChunk } from '../../../app/errors/load-chunk.ts';
import { useHydrated } from '../../../app/hooks/use-hydrated.ts';
import { loadMessages } from '../../../app/i18n/messages.ts';
import { PageBody } from '../../../app/page/PageBody.tsx';
import type { Page } from '../../../app/page/page.ts';
import { usePage } from '../../../app/page/Storefront.tsx';
import * as cardStyles from '../../../titles/file-downloads/download-cards.css.ts';
// Hides links of the stored page in kids mode before the titles load.
import './SavedTitles.css.ts';

type SavedPart = typeof import('./SavedTitles.tsx');

/** The titles saved on this device. If there are none, nothing of this part is loaded. */
export function OnDevice() {
  const part = useSavedPart();
  return part ? <part.SavedTitles /> : null;
}

export function UnlessOnDevice({ children }: { children: ReactNode }) {
  const part = useSavedPart();
  if (part === undefined) return null;
  return part ? <part.UnlessSaved>{children}</part.UnlessSaved> : children;
}

/** Undefined while loading; null if nothing is saved, or the part failed to load. */
function useSavedPart(): SavedPart | null | undefined {
  const page = usePage();
  const isHydrated = useHydrated();
  const [isFound, setFound] = useState(false);
  const isWanted = isHydrated && (isFound || isAnythingSaved());
  const [part, setPart] = useState<SavedPart | null>();
  useEffect(() => {
    if (!isWanted) return;
    const load = async () => {
      const [loaded] = await Promise.all([
        loadChunk(() => import('./SavedTitles.tsx')),
        loadMessages(page, 'saved-titles'),
        // The messages about the viewer's position.
        loadMessages(page, 'title'),
      ]);
      setPart(loaded);
    };
    // The page works without this part.
    load().catch(() => setPart(null));
  }, [isWanted, page]);
  useEffect(() => {
    if (isAnythingSaved()) return;
    findRecords(page).then(setFound, () => {
      // The records are searched again when something is saved.
    });
  }, [page]);
  return isWanted ? part : null;
}

/**
 * Returns true if something is saved. If the browser was closed just after the first save, the entry that says so may
 * be lost, but not the records. Opening the records writes the entry again.
 */
export async function findRecords(page: Page): Promise<boolean> {
  if (!(await hasOfflineStorage())) return false;
  const { startOffline } = await loadChunk(() => import('../start-offline.ts'));
  await startOffline(page);
  return isAnythingSaved();
}

/** The titles on the device, without anything that needs a server. */
export function SavedHere() {
  const { t } = useTranslation('my-downloads');
  return (
    <PageBody>
      <div className={cardStyles.guest}>
        <div className={cardStyles.title}>
          <Heading level={1} size="lg">
            {t('downloads')}
          </Heading>
          <Text tone="muted">{t('playsHere')}</Text>
        </div>
        <OnDevice />
      </div>
    </PageBody>
  );
}
