import { lazy, Suspense } from 'react';
import { isConnected } from '../app/connection.ts';
import { loadChunk } from '../app/errors/load-chunk.ts';
import { useHydrated } from '../app/hooks/use-hydrated.ts';
import { loadMessages } from '../app/i18n/messages.ts';
import { definePage } from '../app/page/define-page.ts';
import { isOffered } from '../app/page/offers.ts';
import type { Page } from '../app/page/page.ts';
import { usePage } from '../app/page/Storefront.tsx';
import { kidsAgeOnDevice } from '../app/settings/kids-age-on-device.ts';
import { GuestDownloads, titlesToDownload } from '../features/my-downloads/GuestDownloads.tsx';
import { prefetchMyDownloads } from '../features/my-downloads/my-downloads.ts';
import { OwnDownloads } from '../features/my-downloads/OwnDownloads.tsx';
import { KeptHere, WithoutConnection } from '../features/my-downloads/WithoutConnection.tsx';

export default definePage({
  namespace: 'my-downloads',
  // The answers may fail without failing the page.
  async data(page) {
    await Promise.all([loadMessages(page, 'downloads'), prefetch(page)]);
  },
  meta: (_data, t, { brand, facts }) => ({
    title: t('title', { brand: brand.name[facts.locale] }),
    description: t('description', { brand: brand.name[facts.locale] }),
  }),
  Screen: DownloadScreen,
});

/** Without them, there is what is kept on the device. */
const hasLists = (page: Page) =>
  isOffered(page, 'listMyDownloads') && isOffered(page, 'listDownloads');

async function prefetch(page: Page): Promise<void> {
  const { facts, queryClient } = page;
  // A query waits for the connection, and what is on the device needs none.
  if (facts.kept || !isConnected() || !hasLists(page)) return;
  if (facts.signedIn) await prefetchMyDownloads(page);
  else await queryClient.prefetchQuery(titlesToDownload(page));
}

const LazyKidsOffline = lazy(async () => {
  const { KidsOffline } = await loadChunk(() => import('../features/kids/KidsOffline.tsx'));
  return { default: KidsOffline };
});

/** The document that the device keeps is everyone's: who opens it is asked of the device. */
function KeptPage() {
  const age = useHydrated() ? kidsAgeOnDevice() : undefined;
  if (age === undefined) return <WithoutConnection />;
  return (
    <Suspense fallback={null}>
      <LazyKidsOffline age={age} />
    </Suspense>
  );
}

function DownloadScreen() {
  const page = usePage();
  const { signedIn, kept } = page.facts;
  if (kept) return <KeptPage />;
  if (!hasLists(page)) return <KeptHere />;
  return signedIn ? <OwnDownloads /> : <GuestDownloads />;
}
