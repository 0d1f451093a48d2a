import type { Payment } from '@parde/api-client';
import type { Locale } from '@parde/domain';
import type { BadgeTone } from '@parde/ui';
import { textIn } from '../../names/names.ts';

export const statusTones = {
  paid: 'success',
  pending: 'accent',
  refunded: 'soft',
  failed: 'danger',
  abandoned: 'neutral',
} as const satisfies Record<Payment['status'], BadgeTone>;

const kinds: Readonly<Record<Payment['kind'], true>> = {
  plan: true,
  items: true,
  wallet: true,
  direct_debit: true,
};

/** A server may send kinds for which there is no message. */
export const isKnownKind = (kind: string): boolean => Object.hasOwn(kinds, kind);
export const isKnownStatus = (status: string): boolean => Object.hasOwn(statusTones, status);

export function paymentTitle(
  { title_fa, title_en }: Pick<Payment, 'title_fa' | 'title_en'>,
  locale: Locale,
): string {
  return textIn(locale, title_fa, title_en);
}

/** Returns the server's message about the payment, such as why it failed. */
export function paymentMessage(
  { message, message_fa }: Pick<Payment, 'message' | 'message_fa'>,
  locale: Locale,
): string {
  return textIn(locale, message_fa, message);
}
