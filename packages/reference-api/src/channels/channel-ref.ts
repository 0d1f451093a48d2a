import type { VideoItem } from '@parde/api-client';
import { among } from '../catalogue/among.ts';
import type { Parts } from '../parts.ts';

type ChannelRef = VideoItem['channel'];

/** The channels that videos are of, by their ids. */
export function channelRefs(
  { db, pictures }: Parts,
  ids: readonly string[],
): Map<string, ChannelRef> {
  const rows = db.all(
    db.from
      .selectFrom('channels')
      .select(['id', 'kind', 'name_fa', 'name_en', 'has_logo'])
      .where('id', 'in', among(ids)),
  );
  return new Map(
    rows.map(({ has_logo, ...channel }) => [
      channel.id,
      { ...channel, logo: has_logo ? pictures.title('logo', 'channel', channel.id) : null },
    ]),
  );
}
