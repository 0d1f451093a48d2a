import { loadMessages } from '../app/i18n/messages.ts';
import { definePage } from '../app/page/define-page.ts';
import { usePage } from '../app/page/Storefront.tsx';
import { GuestDownloads, titlesToDownload } from '../features/my-downloads/GuestDownloads.tsx';
import { prefetchMyDownloads } from '../features/my-downloads/my-downloads.ts';
import { OwnDownloads } from '../features/my-downloads/OwnDownloads.tsx';

export default definePage({
  namespace: 'my-downloads',
  // The answers may fail without failing the page.
  async data(page) {
    await Promise.all([
      loadMessages(page, 'downloads'),
      page.facts.signedIn
        ? prefetchMyDownloads(page)
        : page.queryClient.prefetchQuery(titlesToDownload(page)),
    ]);
  },
  meta: (_data, t, { brand, facts }) => ({
    title: t('title', { brand: brand.name[facts.locale] }),
    description: t('description', { brand: brand.name[facts.locale] }),
  }),
  Screen: DownloadScreen,
});

function DownloadScreen() {
  const { signedIn } = usePage().facts;
  return signedIn ? <OwnDownloads /> : <GuestDownloads />;
}
