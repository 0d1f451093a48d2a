import { lazy, Suspense } from 'react';
import { loadChunk } from '../../app/errors/load-chunk.ts';
import { useHydrated } from '../../app/hooks/use-hydrated.ts';
import { kidsAgeOnDevice } from '../../app/settings/kids-mode.ts';
import { WithoutConnection } from '../../features/my-downloads/WithoutConnection.tsx';

const LazyKidsOffline = lazy(async () => {
  const { KidsOffline } = await loadChunk(() => import('../../features/kids/KidsOffline.tsx'));
  return { default: KidsOffline };
});

/**
 * The saved downloads page. All viewers share this document, so it reads from the device whether the viewer is a
 * child.
 */
export function StoredPage() {
  const age = useHydrated() ? kidsAgeOnDevice() : undefined;
  if (age === undefined) return <WithoutConnection />;
  return (
    <Suspense fallback={null}>
      <LazyKidsOffline age={age} />
    </Suspense>
  );
}
