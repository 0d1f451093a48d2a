import { type ReactNode, useEffect, useState } from 'react';
import { isAnythingKept } from '../../app/browser/is-anything-saved.ts';
import { loadChunk } from '../../app/errors/load-chunk.ts';
import { useHydrated } from '../../app/hooks/use-hydrated.ts';
import { loadMessages } from '../../app/i18n/messages.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { findRecords } from '../../titles/offline/find-records.ts';

type KeptPart = typeof import('./SavedTitles.tsx');

/** The titles saved on this device. If there are none, nothing of this part is loaded. */
export function OnDevice() {
  const part = useKeptPart();
  return part ? <part.KeptTitles /> : null;
}

/** Renders its children only if nothing is saved on this device. */
export function UnlessOnDevice({ children }: { children: ReactNode }) {
  const part = useKeptPart();
  if (part === undefined) return null;
  return part ? <part.UnlessKept>{children}</part.UnlessKept> : children;
}

/** Undefined while loading; null if nothing is saved, or the part failed to load. */
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
        // The messages about the viewer's position.
        loadMessages(page, 'title'),
      ]);
      setPart(loaded);
    };
    // The page works without this part.
    load().catch(() => setPart(null));
  }, [isWanted, page]);
  useEffect(() => {
    if (isAnythingKept()) return;
    const open = async () => {
      const offline = await loadChunk(() => import('../../titles/offline/open-with-badges.ts'));
      await offline.openWithSigns(page);
    };
    findRecords(open).then(setFound, () => {
      // The records are searched again when something is saved.
    });
  }, [page]);
  return isWanted ? part : null;
}
