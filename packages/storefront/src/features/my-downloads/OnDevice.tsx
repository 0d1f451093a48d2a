import { type ReactNode, useEffect, useState } from 'react';
import { isAnythingKept } from '../../app/browser/is-anything-saved.ts';
import { loadChunk } from '../../app/errors/load-chunk.ts';
import { useHydrated } from '../../app/hooks/use-hydrated.ts';
import { loadMessages } from '../../app/i18n/messages.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { findRecords } from '../../titles/offline/find-records.ts';

type KeptPart = typeof import('./SavedTitles.tsx');

/** What is kept on this device. Where nothing is, nothing of it is loaded. */
export function OnDevice() {
  const part = useKeptPart();
  return part ? <part.KeptTitles /> : null;
}

/** What is not true where something is on this device. */
export function UnlessOnDevice({ children }: { children: ReactNode }) {
  const part = useKeptPart();
  if (part === undefined) return null;
  return part ? <part.UnlessKept>{children}</part.UnlessKept> : children;
}

/** Undefined while it is loaded; null where nothing is kept, or it did not come. */
function useKeptPart(): KeptPart | null | undefined {
  const page = usePage();
  const isHydrated = useHydrated();
  const [isFound, setFound] = useState(false);
  const isWanted = isHydrated && (isFound || isAnythingKept());
  const [part, setPart] = useState<KeptPart | null>();
  useEffect(() => {
    if (!isWanted) return;
    const load = async () => {
      const [loaded] = await Promise.all([
        loadChunk(() => import('./SavedTitles.tsx')),
        loadMessages(page, 'kept'),
        // How far a viewer is in them.
        loadMessages(page, 'title'),
      ]);
      setPart(loaded);
    };
    // The rest of the page is there without it.
    load().catch(() => setPart(null));
  }, [isWanted, page]);
  useEffect(() => {
    if (isAnythingKept()) return;
    const open = async () => {
      const offline = await loadChunk(() => import('../../titles/offline/open-with-badges.ts'));
      await offline.openWithSigns(page);
    };
    findRecords(open).then(setFound, () => {
      // It is looked for again when something is kept.
    });
  }, [page]);
  return isWanted ? part : null;
}
