import type { DebitAgreement, Payment } from '@parde/api-client';
import { timestamp } from '../../catalogue/tehran.ts';
import { paidThrough } from './gateways.ts';
import { noteTexts } from './notes.ts';
import type { PaymentItemRow, PaymentRow } from './payments.ts';

export function paymentAnswer(
  row: PaymentRow,
  items: readonly PaymentItemRow[],
  debit: DebitAgreement | null,
): Payment {
  const note = row.note && noteTexts[row.note];
  return {
    tracking_code: row.tracking_code,
    kind: row.kind,
    status: row.status,
    title_fa: row.title_fa,
    title_en: row.title_en,
    plan_id: row.plan_id,
    // An automatic purchase shows only its title, without items.
    items: row.kind === 'items' ? items.map(itemAnswer) : [],
    content_type: row.content_type,
    content_id: row.content_id,
    amount: row.amount,
    vat: row.vat,
    total: row.amount + row.vat,
    gateway: paidThrough(row.method, row.bank),
    created_at: timestamp(row.created_at),
    paid_at: row.paid_at === null ? null : timestamp(row.paid_at),
    message: note?.en ?? null,
    message_fa: note?.fa ?? null,
    debit,
  };
}

function itemAnswer({ content_type, content_id, ...item }: PaymentItemRow) {
  const { itemid, quality, name, name_en, amount } = item;
  return { itemid, id: content_id, type: content_type, quality, name, name_en, amount };
}
