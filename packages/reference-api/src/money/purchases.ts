import type { Quality } from '@parde/api-client';
import { sql } from 'kysely';
import type { TitleKind } from '../catalogue/title.ts';
import type { Database } from '../storage/database.ts';

export type TitleRef = { type: TitleKind; id: string };
export type PurchasedTitle = { content_type: TitleKind; id: string; bought_at: number };

export type Purchases = {
  /** The bought files of a title, in a stable order. */
  filesOf: (mobile: string, title: TitleRef) => Quality[];
  /** Lists each title once, the newest purchase first. */
  titlesOf: (mobile: string) => PurchasedTitle[];
  /** Adds a purchase. A new ticket replaces the previous one. */
  add: (mobile: string, title: TitleRef, quality: Quality, at: number, paymentId: number) => void;
};

export function createPurchases(db: Database): Purchases {
  return {
    filesOf: (mobile, { type, id }) =>
      db
        .all(
          db.from
            .selectFrom('purchases')
            .select('quality')
            .where((eb) => eb.and({ mobile, content_type: type, content_id: id }))
            .orderBy('quality'),
        )
        .map(({ quality }) => quality),
    titlesOf: (mobile) =>
      db.all(
        db.from
          .selectFrom('purchases')
          .select(['content_type', 'content_id as id'])
          .select(sql<number>`max(bought_at)`.as('bought_at'))
          .where('mobile', '=', mobile)
          .groupBy(['content_type', 'content_id'])
          .orderBy('bought_at', 'desc')
          .orderBy(sql`max(payment_id)`, 'desc')
          .orderBy('content_id'),
      ),
    add: (mobile, { type, id }, quality, at, paymentId) => {
      db.run(
        db.from
          .insertInto('purchases')
          .values({
            mobile,
            content_type: type,
            content_id: id,
            quality,
            payment_id: paymentId,
            bought_at: at,
          })
          .onConflict((before) =>
            before
              .columns(['mobile', 'content_type', 'content_id', 'quality'])
              .doUpdateSet({ payment_id: paymentId, bought_at: at }),
          ),
      );
    },
  };
}
