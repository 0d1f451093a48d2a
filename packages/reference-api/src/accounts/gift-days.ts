import type { Answer } from '@parde/api-client';
import type { Locale } from '@parde/domain';
import { showDigits } from '@parde/domain';
import { timestamp } from '../catalogue/tehran.ts';
import type { Subscriptions } from '../money/subscriptions.ts';
import { pageOf, pageSize, readCursor } from '../paging.ts';
import type { Database } from '../storage/database.ts';
import type { AccountsTables } from '../storage/tables/accounts.ts';

type Row = AccountsTables['gift_days'];
type Page = Answer<'listGiftDays'>['data'];

export type Gift = {
  mobile: string;
  days: number;
  reason: Row['reason'];
  /** The referrer, in the form shown to the viewer. */
  from?: string;
  note?: { fa: string; en: string };
};

export type GiftDays = {
  /** Records a gift and extends the subscription, in the caller's transaction. */
  give: (gift: Gift) => void;
  list: (mobile: string, query: { cursor?: string; limit?: number }, locale: Locale) => Page;
  /** Returns the days that the user has received for a reason so far. */
  daysFor: (mobile: string, reason: Row['reason']) => number;
};

export function createGiftDays(
  db: Database,
  now: () => number,
  subscriptions: Subscriptions,
): GiftDays {
  const daysOf = (mobile: string, reason?: Row['reason']) => {
    const rows = db.from.selectFrom('gift_days').where('mobile', '=', mobile);
    const counted = reason ? rows.where('reason', '=', reason) : rows;
    return Number(db.one(counted.select((of) => of.fn.sum('days').as('days')))?.days ?? 0);
  };

  return {
    give: (gift) => {
      record(db, gift, now());
      subscriptions.extend(gift.mobile, gift.days, now(), null);
    },

    list: (mobile, { cursor, limit = pageSize }, locale) => {
      const after = readCursor(cursor, ['number', 'number']);
      const own = db.from.selectFrom('gift_days').selectAll().where('mobile', '=', mobile);
      const rest =
        after === undefined
          ? own
          : own.where((be) => be(be.refTuple('granted_at', 'id'), '<', be.tuple(...after)));
      const rows = db.all(
        rest
          .orderBy('granted_at', 'desc')
          .orderBy('id', 'desc')
          .limit(limit + 1),
      );
      return {
        about: { days: daysOf(mobile) },
        ...pageOf(
          rows,
          limit,
          (row) => [row.granted_at, row.id],
          (row) => ({
            id: `g-${row.id}`,
            days: row.days,
            reason: row.reason,
            granted_at: timestamp(row.granted_at),
            from: row.from_whom && showDigits(row.from_whom, locale),
            note_fa: row.note_fa,
            note_en: row.note_en,
          }),
        ),
      };
    },

    daysFor: daysOf,
  };
}

/** Only records a gift; its days were already granted or are over. */
export function record(db: Database, gift: Gift, at: number): void {
  const { mobile, days, reason, from = null, note } = gift;
  db.run(
    db.from.insertInto('gift_days').values({
      mobile,
      days,
      reason,
      granted_at: at,
      from_whom: from,
      note_fa: note?.fa ?? null,
      note_en: note?.en ?? null,
    }),
  );
}
