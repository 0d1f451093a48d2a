import type { Answer, CallInput, MyDownload } from '@parde/api-client';
import { refOf } from '../catalogue/episodes.ts';
import { titleOr404 } from '../catalogue/head.ts';
import { timestamp } from '../catalogue/tehran.ts';
import { cardOf, type Title, type TitleKind } from '../catalogue/title.ts';
import { vocabularyOf } from '../catalogue/words.ts';
import type { Call } from '../contract/handlers.ts';
import type { DownloadedRow, Downloads } from '../library/fetched.ts';
import { fileBytes } from '../media/title-size.ts';
import type { Entitlement } from '../money/entitlement.ts';
import { qualities } from '../money/items/prices.ts';
import { pageOf, pageSize, readCursor } from '../paging.ts';
import { openTo } from './downloads.ts';
import type { PlaybackParts } from './playback.ts';

type Parts = PlaybackParts & { downloadStore: Downloads };
type File = MyDownload['files'][number];

/** A row of the list. `at` is the time of the last download, or of the purchase. */
type Row = { type: TitleKind; id: string; at: number; files: readonly DownloadedRow[] };

export function myDownloadsOf(
  parts: Parts,
  { viewer: { mobile }, address }: Pick<Call<'listMyDownloads'>, 'viewer' | 'address'>,
  { state, cursor, limit = pageSize }: CallInput<'listMyDownloads'>['query'],
): Answer<'listMyDownloads'>['data'] {
  const rows = (state === 'fetched' ? downloadedRows : waitingRows)(parts, mobile).sort(
    newestFirst,
  );
  const [at, type, id] = readCursor(cursor, ['number', 'text', 'text']) ?? [];
  const rest =
    at === undefined || type === undefined || id === undefined
      ? rows
      : rows.filter((row) => newestFirst({ at, type, id }, row) < 0);
  const bytes = rows.flatMap(({ files }) => files.map(({ size }) => size));
  const item = (row: Row) => itemOf(parts, mobile, address, row);
  return {
    about: { count: rows.length, size_bytes: bytes.reduce((sum, size) => sum + size, 0) },
    ...pageOf(rest.slice(0, limit + 1), limit, (row) => [row.at, row.type, row.id], item),
  };
}

export function hideDownload(
  parts: Parts,
  { viewer }: Pick<Call<'hideDownload'>, 'viewer'>,
  body: CallInput<'hideDownload'>['body'],
): Answer<'hideDownload'>['data'] {
  const title = titleOr404(parts, body.content_type, body.id);
  parts.downloadStore.hide(viewer.mobile, title, body.hidden);
  return { content_type: body.content_type, id: body.id, hidden: body.hidden };
}

type Order = { at: number; type: string; id: string };

function newestFirst(one: Order, other: Order): number {
  if (one.at !== other.at) return other.at - one.at;
  return `${one.type}/${one.id}` < `${other.type}/${other.id}` ? -1 : 1;
}

function downloadedRows({ downloadStore, titles }: Parts, mobile: string): Row[] {
  return downloadStore.titlesOf(mobile).flatMap(({ type, id, files }) => {
    const shown = files.filter(({ hidden }) => !hidden);
    if (shown.length === 0 || !titles.title(type, id)) return [];
    const at = Math.max(...shown.map(({ fetchedAt }) => fetchedAt));
    return [{ type, id, at, files: shown }];
  });
}

/** Returns titles that were bought but never downloaded. Titles without files are left out. */
function waitingRows({ downloadStore, entitlements, titles, now }: Parts, mobile: string): Row[] {
  const known = new Set(downloadStore.titlesOf(mobile).map(({ type, id }) => `${type}/${id}`));
  return entitlements.purchasedTitles(mobile).flatMap(({ content_type: type, id, bought_at }) => {
    const title = known.has(`${type}/${id}`) ? undefined : titles.title(type, id);
    if (!title?.downloadable) return [];
    // Before the release the duration may be unknown.
    const hasFiles = title.seconds !== null || title.availableAt > now();
    return hasFiles ? [{ type, id, at: bought_at, files: [] }] : [];
  });
}

function itemOf(
  parts: Parts,
  mobile: string,
  address: string,
  { type, id, files }: Row,
): MyDownload {
  const title = titleOr404(parts, type, id);
  const entitlement = parts.entitlements.entitlement({ mobile }, title, address);
  const { subtitles } = vocabularyOf(parts.db, title.seriesId ?? title.id);
  const series = title.seriesId === null ? undefined : parts.titles.title('series', title.seriesId);
  const isOut = title.availableAt <= parts.now();
  return {
    title: cardOf(title, 'posters'),
    episode_of: series
      ? { series: refOf(series), season: title.season ?? 0, number: title.number ?? 0 }
      : null,
    dubbed: title.dubbed,
    subtitles,
    // A title paid for before its release counts as owned.
    owned_as: entitlement.reason ?? (entitlement.bought.length > 0 ? 'purchase' : null),
    available_at: isOut ? null : timestamp(title.availableAt),
    files: filesOf(parts, mobile, title, entitlement, files),
  };
}

function filesOf(
  { entitlements, now }: Parts,
  mobile: string,
  title: Title,
  entitlement: Entitlement,
  downloadStore: readonly DownloadedRow[],
): File[] {
  const open = entitlement.pass ? openTo(title, entitlement) : [];
  const end = entitlements.subscriptionEnd(mobile);
  /** The end for files that are not open any more, which is that of the subscription. */
  const ended = Math.min(end ?? now(), now());
  const openUntil = entitlement.reason === 'subscription' && (end ?? 0) > now() ? end : undefined;
  const file = (quality: File['quality'], size_bytes: number, fetchedAt?: number): File => {
    const until = open.includes(quality) ? openUntil : ended;
    return {
      itemid: `${title.id}-${quality}`,
      quality,
      size_bytes,
      fetched_at: fetchedAt === undefined ? null : timestamp(fetchedAt),
      expires_at: until === undefined ? null : timestamp(until),
    };
  };
  if (downloadStore.length === 0) {
    const { seconds } = title;
    return seconds === null
      ? []
      : open.map((quality) => file(quality, fileBytes(quality, seconds)));
  }
  return qualities.flatMap((quality) => {
    const known = downloadStore.find((row) => row.quality === quality);
    return known ? [file(quality, known.size, known.fetchedAt)] : [];
  });
}
