import { lazy, Suspense } from 'react';
import { loadChunk } from '../../app/errors/load-chunk.ts';
import { useHydrated } from '../../app/hooks/use-hydrated.ts';
import { kidsAgeOnDevice } from '../../app/settings/kids-age-on-device.ts';
import { WithoutConnection } from '../../features/my-downloads/WithoutConnection.tsx';

const LazyKidsOffline = lazy(async () => {
  const { KidsOffline } = await loadChunk(() => import('../../features/kids/KidsOffline.tsx'));
  return { default: KidsOffline };
});

/** The document that the device keeps is everyone's: who opens it is asked of the device. */
export function KeptPage() {
  const age = useHydrated() ? kidsAgeOnDevice() : undefined;
  if (age === undefined) return <WithoutConnection />;
  return (
    <Suspense fallback={null}>
      <LazyKidsOffline age={age} />
    </Suspense>
  );
}
