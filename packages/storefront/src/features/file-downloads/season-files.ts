import type { Cart, DownloadLink } from '@parde/api-client';
import { ask } from '@parde/api-client/query';
import type { DownloadChoice } from '@parde/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { copyText } from '../../app/browser/share.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { readUrl } from '../../app/url.ts';

export type FileChoice = DownloadChoice<Cart['downloads'][number]>;

export const heightOf = (quality: string): number => Number.parseInt(quality, 10) || 0;

/** Returns each quality once, the smallest first. */
export function qualitiesOf(choices: readonly FileChoice[]): string[] {
  return [...new Set(choices.map(({ row }) => row.quality))].sort(
    (one, other) => heightOf(one) - heightOf(other),
  );
}

/** Returns one file for each episode: the best up to the quality, or the smallest if there is none. */
export function filesOfSeason(
  episodeIds: readonly string[],
  choices: readonly FileChoice[],
  quality: string,
): Map<string, FileChoice> {
  const files = new Map<string, FileChoice>();
  for (const id of episodeIds) {
    const own = choices
      .filter(({ row }) => row.id === id && row.type === 'episode')
      .sort((one, other) => heightOf(one.row.quality) - heightOf(other.row.quality));
    const file = own.findLast(({ row }) => heightOf(row.quality) <= heightOf(quality)) ?? own.at(0);
    if (file) files.set(id, file);
  }
  return files;
}

/** Returns the total size; undefined if a size is unknown. */
export function totalBytes(files: readonly FileChoice[]): number | undefined {
  let sum = 0;
  for (const { row } of files) {
    if (row.size_bytes === undefined) return undefined;
    sum += row.size_bytes;
  }
  return sum > 0 ? sum : undefined;
}

/** Returns true if all files have the same audio and subtitles, so that these are shown once. */
export function isAlike(files: readonly Pick<FileChoice, 'row'>[]): boolean {
  const inside = files.map(({ row }) => JSON.stringify([row.audio, row.subtitles]));
  return new Set(inside).size <= 1;
}

/** Few requests at a time, because a season needs many. */
const atOnce = 4;

/** Chromium begins ten downloads a second, and silently ignores all others. */
const burst = 10;
const burstMs = 1100;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

type Gathering =
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
