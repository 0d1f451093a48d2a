import type { Message } from '../../contract/message.ts';
import type { PaymentNote } from '../../storage/tables/money.ts';

/** The texts of notes on a payment. */
export const noteTexts: Readonly<Record<PaymentNote, Message>> = {
  waiting: { fa: 'بانک هنوز پاسخ نداده است.', en: 'The bank hasn’t answered yet.' },
  subscribed: { fa: 'اشتراک شما فعال شد.', en: 'Your subscription is active.' },
  charged: { fa: 'اعتبار کیف پول شما افزایش یافت.', en: 'Your credit was topped up.' },
  agreed: { fa: 'پرداخت خودکار شما فعال شد.', en: 'Automatic payment is on.' },
  declined: {
    fa: 'اگر پولی از حساب شما کم شده باشد، تا ۷۲ ساعت دیگر برمی‌گردد. بانک پرداخت را تأیید نکرد.',
    en: 'If money has left your account, it will be returned within 72 hours. The bank didn’t approve the payment.',
  },
  left: {
    fa: 'چیزی از حساب شما کم نشده است. پیش از پرداخت، از صفحهٔ بانک بیرون آمدید.',
    en: 'Nothing was taken from your account. You left the bank’s page before paying.',
  },
  lapsed: {
    fa: 'چیزی از حساب شما کم نشده است. مهلت پرداخت تمام شد.',
    en: 'Nothing was taken from your account. The time to pay ran out.',
  },
  returned: {
    fa: 'مبلغ به کیف پول شما برگشت.',
    en: 'The amount was returned to your wallet.',
  },
  empty_account: {
    fa: 'موجودی حساب بانکی برای پرداخت خودکار کافی نبود.',
    en: 'There wasn’t enough in the bank account for the automatic payment.',
  },
};
