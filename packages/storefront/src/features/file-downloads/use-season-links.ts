import type { DownloadLink } from '@parde/api-client';
import { ask } from '@parde/api-client/query';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { copyText } from '../../app/browser/share.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { readUrl } from '../../app/url.ts';
import type { FileChoice } from './season-files.ts';

/** Few requests at a time, because a season needs many. */
const atOnce = 4;

/** Chromium begins ten downloads a second, and silently ignores all others. */
const burst = 10;
const burstMs = 1100;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export type Gathering =
  | { readonly kind: 'idle' }
  | { readonly kind: 'busy'; readonly done: number; readonly of: number }
  | {
      readonly kind: 'copied' | 'begun' | 'failed' | 'not-copied';
      readonly files: readonly FileChoice[];
    };

/** The addresses of files are signed one by one, when they are needed. */
export function useSeasonLinks() {
  const { api, facts } = usePage();
  const client = useQueryClient();
  const [state, setState] = useState<Gathering>({ kind: 'idle' });

  const linkOf = async ({ row }: FileChoice): Promise<DownloadLink> => {
    const { links } = await client.fetchQuery(
      ask(api, 'getDownloadLinks', { path: { content_type: 'episode', id: row.id } }),
    );
    const link = links.find(({ itemid }) => itemid === row.itemid);
    if (!link) throw new Error(`There is no link of ${row.itemid}.`);
    return { ...link, url: readUrl(link.url, facts.origin)?.href ?? link.url };
  };

  const gather = async (files: readonly FileChoice[]): Promise<DownloadLink[]> => {
    const links: DownloadLink[] = [];
    for (let first = 0; first < files.length; first += atOnce) {
      setState({ kind: 'busy', done: links.length, of: files.length });
      links.push(...(await Promise.all(files.slice(first, first + atOnce).map(linkOf))));
    }
    return links;
  };

  const attempt = async (
    files: readonly FileChoice[],
    work: () => Promise<Gathering['kind'] & ('copied' | 'begun' | 'not-copied')>,
  ) => {
    try {
      setState({ kind: await work(), files });
    } catch {
      setState({ kind: 'failed', files });
    }
  };
  const listOf = async (files: readonly FileChoice[]) =>
    `${(await gather(files)).map(({ url }) => url).join('\n')}\n`;

  return {
    state,
    /** The browser may ask whether the site may download several files. */
    download: (files: readonly FileChoice[]) =>
      attempt(files, async () => {
        const links = await gather(files);
        for (const [index, { url, file_name }] of links.entries()) {
          if (index > 0 && index % burst === 0) await pause(burstMs);
          triggerDownload(url, file_name);
        }
        return 'begun';
      }),
    copy: (files: readonly FileChoice[]) =>
      attempt(files, async () => {
        const list = listOf(files);
        const copied = await copyText(list);
        // A failed list must not be reported as a refused clipboard.
        await list;
        return copied ? 'copied' : 'not-copied';
      }),
    /** One address in each line, as download managers read it. */
    save: (files: readonly FileChoice[], name: string) =>
      attempt(files, async () => {
        const list = new Blob([await listOf(files)], { type: 'text/plain' });
        const url = URL.createObjectURL(list);
        triggerDownload(url, name);
        URL.revokeObjectURL(url);
        return 'begun';
      }),
  };
}

function triggerDownload(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}
