import { type ComponentType, useEffect, useState } from 'react';
import { loadChunk } from '../../app/errors/load-chunk.ts';
import { useHydrated } from '../../app/hooks/use-hydrated.ts';
import { isAnythingKept } from '../../titles/offline/use-offline.ts';

/** What is kept on this device. Where nothing is, nothing of it is loaded. */
export function OnDevice() {
  const isWanted = useHydrated() && isAnythingKept();
  const [KeptTitles, setKeptTitles] = useState<ComponentType>();
  useEffect(() => {
    if (!isWanted) return;
    const load = async () => {
      const part = await loadChunk(() => import('./KeptTitles.tsx'));
      setKeptTitles(() => part.KeptTitles);
    };
    load().catch(() => {
      // The rest of the page is there without it.
    });
  }, [isWanted]);
  return KeptTitles ? <KeptTitles /> : null;
}
