import type { Answer, Card, MyDownload } from '@parde/api-client';
import { askPages, keyOf, send } from '@parde/api-client/query';
import type { Locale } from '@parde/domain';
import type { PhrasesData } from '@parde/ui';
import { MutationObserver } from '@tanstack/react-query';
import type { Page } from '../../app/page/page.ts';
import { showToast } from '../../app/toast-store.ts';
import { isTitleType } from '../../content-id.ts';
import { fullNamePhrase } from '../../names/episode-names.ts';
import { sentence } from '../../names/phrases.ts';
import { downloadPath } from '../../paths.ts';
import { keyOfTitle } from '../../titles/my-list/listed-title.ts';
import type { TitleRef } from '../../titles/title-base.ts';

type DownloadsPage = Answer<'listMyDownloads'>['data'];

export type DownloadState = 'waiting' | 'fetched';

export const myDownloads = ({ api }: Pick<Page, 'api'>, state: DownloadState) =>
  askPages(api, 'listMyDownloads', { query: { state } });

/** In the browser always refetched, because files are downloaded outside the page, and in other tabs. */
export async function prefetchMyDownloads(page: Page): Promise<void> {
  const { queryClient } = page;
  const fresh = import.meta.env.SSR ? {} : { staleTime: 0 };
  await Promise.all([
    queryClient.prefetchInfiniteQuery({ ...myDownloads(page, 'waiting'), ...fresh }),
    queryClient.prefetchInfiniteQuery({ ...myDownloads(page, 'fetched'), ...fresh }),
  ]);
}

/** The server registers a file when the browser requests its first byte, a moment after the click. */
const refetchDelaysMs = [1000, 4000];

export function refetchAfterDownload({ queryClient }: Page): void {
  for (const delay of refetchDelaysMs) {
    setTimeout(
      () => void queryClient.invalidateQueries({ queryKey: keyOf('listMyDownloads') }),
      delay,
    );
  }
}

/** Also subtracts the title's count and size. */
function without({ title, files }: MyDownload, pages: readonly DownloadsPage[]): DownloadsPage[] {
  const isIt = (item: MyDownload) => keyOfTitle(item.title) === keyOfTitle(title);
  const isListed = pages.some(({ items }) => items.some(isIt));
  const size = files.reduce((sum, { size_bytes }) => sum + size_bytes, 0);
  return pages.map((page) => ({
    ...page,
    ...(isListed && {
      about: { count: page.about.count - 1, size_bytes: page.about.size_bytes - size },
    }),
    items: page.items.filter((item) => !isIt(item)),
  }));
}

/** Optimistic: the title leaves the list at once, and comes back if the request fails. */
export async function hideDownload(page: Page, download: MyDownload, hidden = true): Promise<void> {
  const { api, queryClient, i18n, facts } = page;
  const t = i18n.getFixedT(i18n.language, 'my-downloads');
  const shell = i18n.getFixedT(i18n.language, 'shell');
  const { title } = download;
  const ref = refOf(title);
  if (!ref || ref.type === 'series') return;
  const name = downloadName(download, facts.locale);
  const toast = `download ${keyOfTitle(title)}`;
  if (hidden) {
    const { queryKey } = myDownloads(page, 'fetched');
    // A pending answer would restore the title.
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(
      queryKey,
      (data) => data && { ...data, pages: without(download, data.pages) },
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
      text: sentence(name, (nameText) => t(hidden ? 'notHidden' : 'notShown', { name: nameText })),
      action: {
        label: shell('tryAgain'),
        onClick: () => void hideDownload(page, download, hidden),
      },
    });
    return;
  }
  if (!hidden) return;
  showToast({
    id: toast,
    text: sentence(name, (nameText) => t('hidden', { name: nameText })),
    action: { label: t('undo'), onClick: () => void hideDownload(page, download, false) },
  });
}

export type DownloadFile = MyDownload['files'][number];

/** Returns undefined for a person, a channel and anything else without files. */
export function refOf({ content_type, id }: Card): TitleRef | undefined {
  return isTitleType(content_type) ? { type: content_type, id } : undefined;
}

/**
 * Returns a name that distinguishes the download from all others: episodes of a series share the series' name, and
 * their own name alone says little.
 */
export function downloadName(
  { title, episode_of }: Pick<MyDownload, 'title' | 'episode_of'>,
  locale: Locale,
): PhrasesData {
  return fullNamePhrase({ ...title, episode_of }, locale);
}

/** Returns the page with the title's other files. A video has no page of files. */
export function filesPathOf(title: Card): string | undefined {
  const ref = refOf(title);
  return ref && downloadPath(ref);
}

/** Returns until when the file may be downloaded, and whether that is past. */
export function termOf(
  { expires_at }: Pick<DownloadFile, 'expires_at'>,
  now: number,
): { until: number; isOver: boolean } | undefined {
  const until = Date.parse(expires_at ?? '');
  return Number.isNaN(until) ? undefined : { until, isOver: until <= now };
}
