import { isApiError, serverMessage } from '@parde/api-client';
import { ask } from '@parde/api-client/query';
import type { PhrasesData } from '@parde/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../app/browser/share.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { showToast } from '../../app/toast-store.ts';
import { readUrl } from '../../app/url.ts';
import { sentence } from '../../names/phrases.ts';
import type { TitleRef } from '../../titles/title-base.ts';
import { type DownloadFile, refetchAfterDownload } from './my-downloads.ts';

type LinkAction = 'start' | 'copy';

/** The result of a click that has not led to the file. */
export type LinkProblem =
  | { readonly kind: 'forbidden'; readonly message: string | undefined }
  | { readonly kind: 'gone' | 'no-file' }
  | { readonly kind: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly kind: 'not-copied'; readonly address: string };

class NoSuchFile extends Error {}

/** Links are valid only for hours, so each click requests a new one. */
export function useFreshLink({ type, id }: TitleRef, name: PhrasesData) {
  const { t } = useTranslation('my-downloads');
  const page = usePage();
  const [pending, setPending] = useState<{ itemid: string; press: LinkAction }>();
  const [copied, setCopied] = useState<string>();
  const [problem, setProblem] = useState<LinkProblem>();

  const addressOf = async ({ itemid, quality }: DownloadFile): Promise<string> => {
    // A series has no files of its own.
    if (type === 'series') throw new NoSuchFile();
    const { api, queryClient } = page;
    const options = ask(api, 'getDownloadLinks', { path: { content_type: type, id } });
    // Offline the request fails at once. By default it would wait silently.
    const fresh = { ...options, staleTime: 0, networkMode: 'always' } as const;
    const { links } = await queryClient.fetchQuery(fresh);
    const link =
      links.find((each) => each.itemid === itemid) ??
      links.find((each) => each.quality === quality);
    const address = readUrl(link?.url ?? '', window.location.origin);
    if (!link?.url || !address?.protocol.startsWith('http')) throw new NoSuchFile();
    return address.href;
  };

  const problemOf = (error: unknown, retry: () => void): LinkProblem | undefined => {
    if (error instanceof NoSuchFile) return { kind: 'no-file' };
    if (!isApiError(error)) return { kind: 'failed', error, retry };
    // The session has ended, and the page reloads.
    if (error.status === 401) return undefined;
    if (error.status === 403) {
      return { kind: 'forbidden', message: serverMessage(error, page.facts.locale) };
    }
    if (error.status === 404 || error.status === 410) return { kind: 'gone' };
    return { kind: 'failed', error, retry };
  };

  const press = async (file: DownloadFile, what: LinkAction): Promise<void> => {
    if (pending) return;
    setPending({ itemid: file.itemid, press: what });
    setProblem(undefined);
    setCopied(undefined);
    try {
      const coming = addressOf(file);
      const isCopied = what === 'copy' && (await copyText(coming));
      const address = await coming;
      if (what === 'start') {
        startDownload(address);
        showToast({
          id: 'download',
          text: sentence(name, (nameText) => t('started', { name: nameText })),
        });
        refetchAfterDownload(page);
      } else if (isCopied) {
        setCopied(file.itemid);
      } else {
        setProblem({ kind: 'not-copied', address });
      }
    } catch (error) {
      setProblem(problemOf(error, () => void press(file, what)));
    } finally {
      setPending(undefined);
    }
  };

  return {
    isPending: (file: DownloadFile, what: LinkAction) =>
      pending?.itemid === file.itemid && pending.press === what,
    copied,
    problem,
    start: (file: DownloadFile) => void press(file, 'start'),
    copy: (file: DownloadFile) => void press(file, 'copy'),
  };
}

/** Clicks a link, which opens no window that may be blocked, and does not leave the page. */
function startDownload(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}
