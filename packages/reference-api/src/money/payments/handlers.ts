import type { Handlers } from '../../contract/handlers.ts';
import { refuse } from '../../contract/refusal.ts';
import { pageOf, pageSize } from '../../paging.ts';
import { noSuchPayment, noSuchPurchase } from '../messages.ts';
import type { MoneyServices } from '../services.ts';
import { paymentAnswer } from './answer.ts';
import { bankPage } from './checkout.ts';
import { gateways } from './gateways.ts';
import { type PaymentRow, paymentKeys } from './payments.ts';

export function paymentHandlers({ payments, settleDue, answered, debitReceiptOf }: MoneyServices) {
  const shown = (row: PaymentRow) =>
    paymentAnswer(row, payments.itemsOf([row.id]).get(row.id) ?? [], debitReceiptOf(row));

  return {
    getGateways: () => ({ data: [...gateways] }),

    listPayments: ({ query, viewer }) => {
      settleDue(viewer.mobile);
      const { cursor, limit = pageSize } = query ?? {};
      const rows = payments.list(viewer.mobile, cursor, limit);
      const items = payments.itemsOf(rows.map(({ id }) => id));
      return {
        data: pageOf(rows, limit, paymentKeys, (row) =>
          paymentAnswer(row, items.get(row.id) ?? [], debitReceiptOf(row)),
        ),
      };
    },

    getPayment: ({ path, viewer }) => {
      settleDue(viewer.mobile);
      const row = payments.byCode(viewer.mobile, path.tracking_code);
      if (!row) throw refuse.notFound(noSuchPayment);
      return { data: shown(row) };
    },

    findPurchase: ({ path, viewer, origin }) => {
      settleDue(viewer.mobile);
      const begun = answered(viewer.mobile, path.key);
      if (!begun) throw refuse.notFound(noSuchPurchase);
      const row = begun.tracking_code && payments.byCode(viewer.mobile, begun.tracking_code);
      if (!row) return { data: { payment: null, pay_url: null } };
      const pay_url = row.status === 'pending' ? bankPage(origin, row) : null;
      return { data: { payment: shown(row), pay_url } };
    },
  } satisfies Partial<Handlers>;
}
