import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { loadChunk, onChunkWait } from '../../app/errors/load-chunk.ts';
import { useHydrated } from '../../app/hooks/use-hydrated.ts';
import { useReloadWhenOnline } from '../../app/hooks/use-own-page.ts';
import { kidsAgeOnDevice } from '../../app/settings/kids-mode.ts';
import { showToast } from '../../app/toast-store.ts';
import { SavedHere } from '../../features/offline/index.ts';

const LazyKidsOffline = lazy(async () => {
  const { KidsOffline } = await loadChunk(() => import('../../features/kids/KidsOffline.tsx'));
  return { default: KidsOffline };
});

/** The saved downloads page. All viewers share it, so it reads from the device whether the viewer is a child. */
export function StoredPage() {
  const age = useHydrated() ? kidsAgeOnDevice() : undefined;
  if (age === undefined) return <WithoutConnection />;
  return (
    <Suspense fallback={null}>
      <LazyKidsOffline age={age} />
    </Suspense>
  );
}

/** The page as the device stores it. It knows nothing of the viewer except the titles on the device. */
function WithoutConnection() {
  const { t } = useTranslation('my-downloads');
  // The player is a modal with its own history entry.
  useReloadWhenOnline({ isBusy: useLocation().state !== null });
  // The notice of the shell may be out of view, because it does not float on this page.
  useEffect(() => onChunkWait(() => showToast({ id: 'offline', text: t('needsConnection') })), [t]);
  return <SavedHere />;
}
