import type { VideoItem } from '@parde/api-client';
import { among } from '../catalogue/among.ts';
import { timestamp } from '../catalogue/tehran.ts';
import type { Parts } from '../parts.ts';
import { channelRefs } from './channel-ref.ts';

/** Videos as items of a channel's list, in the order of the ids. */
export function videoItems(parts: Parts, ids: readonly string[]): VideoItem[] {
  const { db, titles } = parts;
  const rows = db.all(
    db.from.selectFrom('titles').select(['id', 'channel_id']).where('id', 'in', among(ids)),
  );
  const owned = new Map(rows.map((row) => [row.id, row]));
  const channels = channelRefs(parts, [...new Set(rows.flatMap((row) => row.channel_id ?? []))]);
  return titles.all('video', ids).flatMap((title) => {
    const own = owned.get(title.id);
    const channel = own && channels.get(own.channel_id ?? '');
    if (!channel) return [];
    return {
      id: title.id,
      name_fa: title.name_fa,
      name_en: title.name_en,
      duration_seconds: title.seconds ?? 0,
      poster: title.poster,
      backdrop: title.backdrop,
      channel,
      issue: title.issue,
      access: title.access,
      badge: title.badge,
      published_at: timestamp(title.availableAt),
    };
  });
}
