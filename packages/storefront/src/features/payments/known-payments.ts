import type { Payment } from '@parde/api-client';
import { asArray } from '../../answers.ts';
import { contentId, isTitleType } from '../../content-id.ts';
import { contentPath } from '../../paths.ts';

/** A payment is named by its code, which a server may write as a number. What has none is left out. */
export function knownPayments(items: readonly Payment[] | undefined): readonly Payment[] {
  return asArray(items).flatMap((payment: Payment | null) => {
    const code: unknown = payment?.tracking_code;
    const isCode = typeof code === 'string' || typeof code === 'number';
    return payment && isCode ? { ...payment, tracking_code: String(code) } : [];
  });
}

/** The page of the title that it was for, or that led to it. */
export function titlePathOf({
  content_type,
  content_id,
}: Pick<Payment, 'content_type' | 'content_id'>): string | undefined {
  const isTitle = isTitleType(content_type) && contentId.test(content_id ?? '');
  return isTitle && content_id !== null ? contentPath(content_type, content_id) : undefined;
}

/** Money has been paid: there is something to give a receipt for. */
export function hasReceipt({ status }: Pick<Payment, 'status'>): boolean {
  return status === 'paid' || status === 'refunded';
}
