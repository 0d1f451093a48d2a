import type { Message } from '../../contract/message.ts';
import type { PaymentNote } from '../../storage/tables/money.ts';

/** Notes on a payment. */
export const noteTexts: Readonly<Record<PaymentNote, Message>> = {
  waiting: { fa: 'بانک هنوز پاسخ نداده است.', en: 'The bank has not answered yet.' },
  subscribed: { fa: 'اشتراک شما فعال شد.', en: 'Your subscription has begun.' },
  charged: { fa: 'اعتبار کیف پول شما افزایش یافت.', en: 'Your credit was topped up.' },
  agreed: { fa: 'پرداخت خودکار شما فعال شد.', en: 'Automatic payment is on.' },
  declined: {
    fa: 'بانک پرداخت را تأیید نکرد. اگر مبلغی از حساب شما کم شده باشد، تا ۷۲ ساعت دیگر برمی‌گردد.',
    en: 'The bank did not approve the payment. If money has left your account, it comes back within 72 hours.',
  },
  left: {
    fa: 'پیش از پرداخت، از صفحهٔ بانک بیرون آمدید.',
    en: 'You left the bank’s page before paying.',
  },
  lapsed: {
    fa: 'زمان پرداخت گذشت و مبلغی کم نشد.',
    en: 'The time to pay is over, and nothing was paid.',
  },
  returned: {
    fa: 'مبلغ به کیف پول شما برگشت.',
    en: 'The amount was returned to your wallet.',
  },
  empty_account: {
    fa: 'موجودی حساب بانکی برای برداشت خودکار کافی نبود.',
    en: 'There was not enough in the bank account for the automatic payment.',
  },
};
