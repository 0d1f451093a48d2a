import { lazy, Suspense } from 'react';
import { isConnected } from '../../app/connection.ts';
import { loadChunk } from '../../app/errors/load-chunk.ts';
import { loadMessages } from '../../app/i18n/messages.ts';
import { hasOperation } from '../../app/page/operations.ts';
import type { Page } from '../../app/page/page.ts';
import { prefetch } from '../../app/page/queries.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { accountPage } from '../../features/account/index.ts';
import {
  GuestDownloads,
  prefetchMyDownloads,
  titlesToDownload,
  ViewerDownloads,
} from '../../features/my-downloads/index.ts';
import { OnDevice, SavedHere, UnlessOnDevice } from '../../features/offline/index.ts';

export default accountPage({
  namespace: 'my-downloads',
  // The answers may fail without failing the page.
  async data(page) {
    await Promise.all([loadMessages(page, 'downloads'), loadLists(page)]);
  },
  meta: (_data, t) => ({ title: t('title'), description: t('description') }),
  Screen: DownloadScreen,
});

/** True if the server has lists of downloads. Otherwise, the page shows the titles that are saved on the device. */
const hasLists = (page: Page) =>
  hasOperation(page, 'listMyDownloads') && hasOperation(page, 'listDownloads');

async function loadLists(page: Page): Promise<void> {
  const { signedIn, stored } = page.facts;
  // A query would wait for the connection, but titles on the device need none.
  if (stored || !isConnected() || !hasLists(page)) return;
  await (signedIn ? prefetchMyDownloads(page) : prefetch(page, titlesToDownload(page)));
}

const LazyStoredPage = lazy(async () => {
  const { StoredPage } = await loadChunk(() => import('../../shell/offline/StoredPage.tsx'));
  return { default: StoredPage };
});

function DownloadScreen() {
  const page = usePage();
  const { signedIn, stored } = page.facts;
  if (stored) {
    return (
      <Suspense fallback={null}>
        <LazyStoredPage />
      </Suspense>
    );
  }
  if (!hasLists(page)) return <SavedHere />;
  const onDevice = <OnDevice />;
  return signedIn ? (
    <ViewerDownloads onDevice={onDevice} UnlessOnDevice={UnlessOnDevice} />
  ) : (
    <GuestDownloads onDevice={onDevice} />
  );
}
