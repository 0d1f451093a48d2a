import type { VideoItem } from '@parde/api-client';
import { among } from '../catalogue/among.ts';
import { pictureFactsOf } from '../catalogue/picture-facts.ts';
import type { Parts } from '../parts.ts';

type ChannelRef = VideoItem['channel'];

/** The channels of videos, by id. */
export function channelRefs(
  { db, pictures }: Parts,
  ids: readonly string[],
): Map<string, ChannelRef> {
  const rows = db.all(
    db.from
      .selectFrom('channels')
      .select(['id', 'kind', 'name_fa', 'name_en', 'has_logo', 'art'])
      .where('id', 'in', among(ids)),
  );
  return new Map(
    rows.map((row) => {
      const { id, kind, name_fa, name_en } = row;
      const logo = row.has_logo ? pictures.title('logo', 'channel', id, pictureFactsOf(row)) : null;
      return [id, { id, kind, name_fa, name_en, logo }];
    }),
  );
}
