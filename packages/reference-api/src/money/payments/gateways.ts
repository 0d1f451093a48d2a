import type { Gateway } from '@parde/api-client';
import { debitBank } from '../debit/banks.ts';

/** In the order of the form. */
export const gateways: readonly Gateway[] = [
  {
    id: 'mellat',
    name_fa: 'به‌پرداخت ملت',
    name_en: 'Behpardakht Mellat',
    logo: null,
    default: true,
  },
  {
    id: 'saman',
    name_fa: 'پرداخت الکترونیک سامان',
    name_en: 'Saman Electronic Payment',
    logo: null,
    default: false,
  },
  { id: 'zarinpal', name_fa: 'زرین‌پال', name_en: 'Zarinpal', logo: null, default: false },
];

/** Returns the way in which a payment was made, for display: a gateway, the credit, or a debited bank. */
export function paidThrough(method: string, bank: string | null) {
  if (method === 'wallet') return { id: method, name_fa: 'کیف پول', name_en: 'Wallet' };
  if (method === 'direct_debit') {
    const { name_fa, name_en } = debitBank(bank ?? '') ?? { name_fa: '', name_en: null };
    return {
      id: method,
      name_fa: `پرداخت خودکار ${name_fa}`.trim(),
      name_en: name_en ? `Automatic payment from ${name_en}` : 'Automatic payment',
    };
  }
  const gateway = gateways.find(({ id }) => id === method);
  return { id: method, name_fa: gateway?.name_fa ?? method, name_en: gateway?.name_en ?? null };
}
