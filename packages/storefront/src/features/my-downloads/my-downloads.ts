import type { MyDownload } from '@parde/api-client';
import { askPages, keyOf, send } from '@parde/api-client/query';
import { MutationObserver } from '@tanstack/react-query';
import type { Page } from '../../app/page/page.ts';
import { showToast } from '../../app/toast-store.ts';
import { keyOfTitle } from '../../titles/my-list/listed-title.ts';
import { downloadName, refOf } from './known-downloads.ts';

export type DownloadState = 'waiting' | 'fetched';

export const myDownloads = ({ api }: Pick<Page, 'api'>, state: DownloadState) =>
  askPages(api, 'listMyDownloads', { query: { state } });

/** In the browser always anew: the files are fetched past us, and in other tabs. */
export async function prefetchMyDownloads(page: Page): Promise<void> {
  const { queryClient } = page;
  const fresh = import.meta.env.SSR ? {} : { staleTime: 0 };
  await Promise.all([
    queryClient.prefetchInfiniteQuery({ ...myDownloads(page, 'waiting'), ...fresh }),
    queryClient.prefetchInfiniteQuery({ ...myDownloads(page, 'fetched'), ...fresh }),
  ]);
}

/** The server knows of a file once the browser asks for its first byte, a moment after the press. */
const seenAfterMs = [1000, 4000];

export function refetchWhenSeen({ queryClient }: Page): void {
  for (const delay of seenAfterMs) {
    setTimeout(
      () => void queryClient.invalidateQueries({ queryKey: keyOf('listMyDownloads') }),
      delay,
    );
  }
}

/** Optimistic: the title leaves the list at once, and comes back if the request fails. */
export async function hideDownload(page: Page, download: MyDownload, hidden = true): Promise<void> {
  const { api, queryClient, i18n, facts } = page;
  const t = i18n.getFixedT(facts.locale, 'my-downloads');
  const { title } = download;
  const ref = refOf(title);
  if (!ref || ref.type === 'series') return;
  const name = downloadName(download, facts.locale, t);
  const toast = `download ${keyOfTitle(title)}`;
  if (hidden) {
    queryClient.setQueryData(
      myDownloads(page, 'fetched').queryKey,
      (data) =>
        data && {
          ...data,
          pages: data.pages.map((each) => ({
            ...each,
            items: each.items.filter(
              (item) => item?.title && keyOfTitle(item.title) !== keyOfTitle(title),
            ),
          })),
        },
    );
  }
  try {
    const write = new MutationObserver(queryClient, send(api, 'hideDownload'));
    await write.mutate({ body: { content_type: ref.type, id: ref.id, hidden } });
  } catch {
    void queryClient.invalidateQueries({ queryKey: keyOf('listMyDownloads') });
    showToast({
      id: toast,
      tone: 'danger',
      text: t(hidden ? 'notHidden' : 'notShown', { name }),
      action: { label: t('tryAgain'), onClick: () => void hideDownload(page, download, hidden) },
    });
    return;
  }
  if (!hidden) return;
  showToast({
    id: toast,
    text: t('hidden', { name }),
    action: { label: t('undo'), onClick: () => void hideDownload(page, download, false) },
  });
}
