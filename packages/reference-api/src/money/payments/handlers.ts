import type { Handlers } from '../../contract/handlers.ts';
import { refuse } from '../../contract/refusal.ts';
import { pageOf, pageSize } from '../../paging.ts';
import { noSuchPayment } from '../messages.ts';
import type { MoneyServices } from '../services.ts';
import { paymentAnswer } from './answer.ts';
import { gateways } from './gateways.ts';
import { paymentKeys } from './payments.ts';

export function paymentHandlers({
  payments,
  settleDue,
}: MoneyServices): Pick<Handlers, 'getGateways' | 'listPayments' | 'getPayment'> {
  return {
    getGateways: () => ({ data: [...gateways] }),

    listPayments: ({ query, viewer }) => {
      settleDue(viewer.mobile);
      const { cursor, limit = pageSize } = query ?? {};
      const rows = payments.list(viewer.mobile, cursor, limit);
      const items = payments.itemsOf(rows.map(({ id }) => id));
      return {
        data: pageOf(rows, limit, paymentKeys, (row) =>
          paymentAnswer(row, items.get(row.id) ?? []),
        ),
      };
    },

    getPayment: ({ path, viewer }) => {
      settleDue(viewer.mobile);
      const row = payments.byCode(viewer.mobile, path.tracking_code);
      if (!row) throw refuse.notFound(noSuchPayment);
      return { data: paymentAnswer(row, payments.itemsOf([row.id]).get(row.id) ?? []) };
    },
  };
}
