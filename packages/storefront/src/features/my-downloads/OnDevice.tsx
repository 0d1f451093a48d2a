import { type ComponentType, useEffect, useState } from 'react';
import { loadChunk } from '../../app/errors/load-chunk.ts';
import { useHydrated } from '../../app/hooks/use-hydrated.ts';
import { loadMessages } from '../../app/i18n/messages.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { isAnythingKept } from '../../titles/offline/use-offline.ts';

/** What is kept on this device. Where nothing is, nothing of it is loaded. */
export function OnDevice() {
  const page = usePage();
  const isWanted = useHydrated() && isAnythingKept();
  const [KeptTitles, setKeptTitles] = useState<ComponentType>();
  useEffect(() => {
    if (!isWanted) return;
    const load = async () => {
      const [part] = await Promise.all([
        loadChunk(() => import('./KeptTitles.tsx')),
        loadMessages(page, 'kept'),
      ]);
      setKeptTitles(() => part.KeptTitles);
    };
    load().catch(() => {
      // The rest of the page is there without it.
    });
  }, [isWanted, page]);
  return KeptTitles ? <KeptTitles /> : null;
}
