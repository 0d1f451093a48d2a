import type { Payment } from '@parde/api-client';
import { contentId, isTitleType } from '../../content-id.ts';
import { contentPath } from '../../paths.ts';

/** Returns the page of the title that was paid for, or that led to the payment. */
export function titlePathOf({
  content_type,
  content_id,
}: Pick<Payment, 'content_type' | 'content_id'>): string | undefined {
  const isTitle = isTitleType(content_type) && contentId.test(content_id ?? '');
  return isTitle && content_id !== null ? contentPath(content_type, content_id) : undefined;
}

/** Returns true if money has been paid, so that there is something to give a receipt for. */
export function hasReceipt({ status }: Pick<Payment, 'status'>): boolean {
  return status === 'paid' || status === 'refunded';
}
