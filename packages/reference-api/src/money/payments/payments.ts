import type { Quality } from '@parde/api-client';
import type { Insertable, Selectable } from 'kysely';
import type { Random } from '../../accounts/codes.ts';
import type { TitleKind } from '../../catalogue/title.ts';
import { readCursor, type SortKeys } from '../../paging.ts';
import type { Database } from '../../storage/database.ts';
import type { MoneyTables } from '../../storage/tables/money.ts';
import { trackingCode } from './tracking-code.ts';

export type PaymentRow = Selectable<MoneyTables['payments']>;
export type PaymentItemRow = Selectable<MoneyTables['payment_items']>;

export type NewItem = {
  itemid: string;
  type: TitleKind;
  id: string;
  quality: Quality;
  name: string;
  name_en: string | null;
  amount: number;
  ownedBefore: readonly Quality[];
};

type New = Pick<PaymentRow, 'mobile' | 'kind' | 'title_fa' | 'title_en' | 'amount' | 'method'> &
  Partial<Pick<PaymentRow, 'plan_id' | 'days' | 'content_type' | 'content_id' | 'vat' | 'bank'>> & {
    items?: readonly NewItem[];
    callbackUrl?: string;
  };

/** The time during which a bank's page accepts the payment. */
const payableFor = 15 * 60_000;

export type Payments = {
  /** Begins a pending payment. With a return address it has a bank's page. */
  begin: (payment: New, at: number) => PaymentRow;
  byCode: (mobile: string, code: string) => PaymentRow | undefined;
  byToken: (token: string) => PaymentRow | undefined;
  byId: (id: number) => PaymentRow | undefined;
  itemsOf: (ids: readonly number[]) => Map<number, PaymentItemRow[]>;
  /** Lists payments newest first, one more than the limit. */
  list: (mobile: string, cursor: string | undefined, limit: number) => PaymentRow[];
  /** Changes a pending payment. The database refuses to settle a payment twice. */
  change: (id: number, change: Partial<Insertable<MoneyTables['payments']>>) => void;
};

export const paymentKeys = ({ created_at, id }: PaymentRow): SortKeys => [created_at, id];

export function createPayments(db: Database, random: Random): Payments {
  const rows = () => db.from.selectFrom('payments').selectAll();
  const byId = (id: number) => db.one(rows().where('id', '=', id));

  return {
    byId,
    byCode: (mobile, code) =>
      db.one(rows().where('tracking_code', '=', code).where('mobile', '=', mobile)),
    byToken: (token) => db.one(rows().where('pay_token', '=', token)),

    begin: ({ items = [], callbackUrl, ...payment }, at) =>
      db.transaction(() => {
        const last = db.one(
          db.from.selectFrom('payments').select((of) => of.fn.max('id').as('id')),
        );
        const id = (last?.id ?? 0) + 1;
        const row: PaymentRow = {
          id,
          tracking_code: trackingCode(id, at),
          status: 'pending',
          plan_id: null,
          days: null,
          content_type: null,
          content_id: null,
          vat: 0,
          bank: null,
          pay_token: callbackUrl ? Buffer.from(random(24)).toString('base64url') : null,
          callback_url: callbackUrl ?? null,
          created_at: at,
          lapses_at: at + payableFor,
          paid_at: null,
          note: 'waiting',
          ...payment,
        };
        db.run(db.from.insertInto('payments').values(row));
        for (const [position, { type, id: contentId, ownedBefore, ...item }] of items.entries()) {
          db.run(
            db.from.insertInto('payment_items').values({
              payment_id: id,
              position,
              content_type: type,
              content_id: contentId,
              owned_before: ownedBefore.join(),
              ...item,
            }),
          );
        }
        return row;
      }),

    itemsOf: (ids) => {
      const found = new Map<number, PaymentItemRow[]>(ids.map((id) => [id, []]));
      if (ids.length === 0) return found;
      const all = db.all(
        db.from
          .selectFrom('payment_items')
          .selectAll()
          .where('payment_id', 'in', ids)
          .orderBy('payment_id')
          .orderBy('position'),
      );
      for (const item of all) found.get(item.payment_id)?.push(item);
      return found;
    },

    list: (mobile, cursor, limit) => {
      const after = readCursor(cursor, ['number', 'number']);
      const own = rows().where('mobile', '=', mobile);
      const rest =
        after === undefined
          ? own
          : own.where((be) => be(be.refTuple('created_at', 'id'), '<', be.tuple(...after)));
      return db.all(
        rest
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .limit(limit + 1),
      );
    },

    change: (id, change) => {
      db.run(db.from.updateTable('payments').set(change).where('id', '=', id));
    },
  };
}
