import type { Answer, CallInput } from '@parde/api-client';
import { assertChannel, channelsOf } from '../channels/channels.ts';
import { refuse } from '../contract/refusal.ts';
import { pageOf, pageSize, readCursor } from '../paging.ts';
import type { Parts } from '../parts.ts';
import { followsTooMany } from './messages.ts';

export type Follows = {
  /** A channel that is already followed stays at its position. */
  add: (mobile: string, channel: string) => void;
  remove: (mobile: string, channel: string) => void;
  count: (mobile: string) => number;
  /** The channel followed last is first. */
  page: (
    mobile: string,
    query: CallInput<'listFollowing'>['query'],
  ) => Answer<'listFollowing'>['data'];
};

const maxChannels = 1000;

export function createFollows(parts: Parts): Follows {
  const { db } = parts;
  const { from } = db;

  const count = (mobile: string) =>
    db.one(
      from
        .selectFrom('follows')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('mobile', '=', mobile),
    )?.count ?? 0;

  return {
    add: (mobile, channel_id) => {
      assertChannel(parts, channel_id);
      db.transaction(() => {
        if (count(mobile) >= maxChannels) {
          throw refuse.invalid(new Map([['id', [followsTooMany]]]));
        }
        db.run(
          from
            .insertInto('follows')
            .values({ mobile, channel_id })
            .onConflict((conflict) => conflict.doNothing()),
        );
      });
    },

    remove: (mobile, channel) => {
      assertChannel(parts, channel);
      db.run(
        from.deleteFrom('follows').where('mobile', '=', mobile).where('channel_id', '=', channel),
      );
    },

    count,

    page: (mobile, { cursor, limit = pageSize } = {}) => {
      const [before] = readCursor(cursor, ['number']) ?? [];
      const rows = db.all(
        from
          .selectFrom('follows')
          .select(['id', 'channel_id'])
          .where('mobile', '=', mobile)
          .$if(before !== undefined, (query) => query.where('id', '<', Number(before)))
          .orderBy('id', 'desc')
          .limit(limit + 1),
      );
      const { items, next_cursor } = pageOf(
        rows,
        limit,
        ({ id }) => [id],
        ({ channel_id }) => channel_id,
      );
      return { items: channelsOf(parts, items), next_cursor };
    },
  };
}
