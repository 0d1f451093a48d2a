import type { Answer, CallInput, Quality } from '@parde/api-client';
import { titleOr404 } from '../catalogue/head.ts';
import { timestamp } from '../catalogue/tehran.ts';
import type { Title } from '../catalogue/title.ts';
import { vocabularyOf } from '../catalogue/words.ts';
import type { Call } from '../contract/handlers.ts';
import { refuse } from '../contract/refusal.ts';
import type { Downloads } from '../library/fetched.ts';
import { fileName } from '../media/file-name.ts';
import { subtitleLanguages } from '../media/subtitles.ts';
import { fileBytes } from '../media/title-size.ts';
import type { Entitlement } from '../money/entitlement.ts';
import { qualities } from '../money/items/prices.ts';
import { notYoursToDownload } from './messages.ts';
import type { PlaybackParts } from './playback.ts';
import { playedOf } from './played.ts';

type DownloadLinks = Answer<'getDownloadLinks'>['data'];

export function downloadLinksOf(
  parts: PlaybackParts & { downloadStore: Downloads },
  { viewer, address }: Pick<Call<'getDownloadLinks'>, 'viewer' | 'address'>,
  { content_type, id }: CallInput<'getDownloadLinks'>['path'],
): DownloadLinks {
  const title = titleOr404(parts, content_type, id);
  const head = {
    content_type,
    id,
    name_fa: title.name_fa,
    name_en: title.name_en,
    poster: title.poster,
  };
  const isThere = title.downloadable && title.seconds !== null && title.availableAt <= parts.now();
  if (!isThere) return { ...head, links: [], subtitles: [] };

  const entitlement = parts.entitlements.entitlement(viewer, title, address);
  if (!entitlement.pass) throw refuse.forbidden(notYoursToDownload);
  const played = playedOf(title);
  const downloaderId = viewer ? parts.downloadStore.idOf(viewer.mobile) : undefined;
  const named = (ending: string) =>
    fileName({ fa: title.name_fa, en: title.name_en }, null, ending);
  const { subtitles } = vocabularyOf(parts.db, title.seriesId ?? title.id);
  return {
    ...head,
    links: openTo(title, entitlement).map((quality) => {
      const { url, expiresAt } = parts.addresses.download(played, quality, downloaderId);
      return {
        itemid: `${id}-${quality}`,
        quality,
        url,
        size_bytes: fileBytes(quality, played.seconds),
        file_name: named(`${quality}.mp4`),
        expires_at: timestamp(expiresAt),
        resumable: true,
      };
    }),
    subtitles: subtitleLanguages.flatMap((code) => {
      const language = subtitles.find((one) => one.code === code);
      if (!language) return [];
      const { url } = parts.addresses.subtitleFile(played, code);
      return [{ language, url, file_name: named(`${code}.vtt`) }];
    }),
  };
}

/**
 * Returns the qualities open to a viewer. The buyer of a file gets that one and smaller ones; everyone else with a
 * pass gets all.
 */
export function openTo(title: Title, { reason, bought }: Entitlement): Quality[] {
  const all = qualities.filter((quality) => title.qualities.includes(quality));
  if (reason !== 'purchase') return all;
  const best = Math.max(...bought.map((quality) => qualities.indexOf(quality)));
  return all.filter((quality) => qualities.indexOf(quality) <= best);
}
