import type { Message } from '../contract/message.ts';

export const priceChanged: Message = {
  fa: 'قیمت تغییر کرده است. پیش از پرداخت، قیمت تازه را ببینید.',
  en: 'The price has changed. Look at the new price before you pay.',
};

export const creditTooSmall: Message = {
  fa: 'اعتبار کیف پول شما کافی نیست.',
  en: 'You don’t have enough credit.',
};

export const boughtBefore: Message = {
  fa: 'این عنوان را پیش‌تر خریده‌اید.',
  en: 'You’ve already bought this title.',
};

export const keyReused: Message = {
  fa: 'این خرید پیش‌تر با مشخصات دیگری فرستاده شده است.',
  en: 'This purchase was already sent with other details.',
};

export const noSuchPlan: Message = {
  fa: 'این بسته دیگر فروخته نمی‌شود.',
  en: 'This plan is no longer sold.',
};

export const noSuchItem: Message = {
  fa: 'این فایل پیدا نشد.',
  en: 'This file could not be found.',
};

export const notSold: Message = {
  fa: 'این عنوان اکنون جداگانه فروخته نمی‌شود.',
  en: 'This title isn’t sold on its own at the moment.',
};

export const oneFileEach: Message = {
  fa: 'از هر عنوان تنها یک کیفیت را انتخاب کنید.',
  en: 'Choose only one quality for each title.',
};

export const noSuchGateway: Message = {
  fa: 'این درگاه پرداخت در دسترس نیست.',
  en: 'This payment method is not available.',
};

export const callbackNotAllowed: Message = {
  fa: 'نشانی بازگشت پذیرفته نیست.',
  en: 'This return address is not allowed.',
};

export const notAPrompt: Message = {
  fa: 'عنوانی که پیش از خرید باز بود پیدا نشد.',
  en: 'The title you came from could not be found.',
};

export const leastCharge: Message = {
  fa: 'کمترین مبلغ ۱٬۰۰۰ تومان است.',
  en: 'The minimum amount is 1,000 toman.',
};

export const noSuchPurchase: Message = {
  fa: 'این خرید آغاز نشده و چیزی از حساب شما کم نشده است.',
  en: 'This purchase hasn’t started, and nothing was charged.',
};

export const noSuchPayment: Message = {
  fa: 'پرداختی با این کد پیگیری پیدا نشد.',
  en: 'No payment with this tracking code was found.',
};

export const notPayable: Message = {
  fa: 'این پرداخت دیگر در انتظار بانک نیست.',
  en: 'This payment is no longer waiting for the bank.',
};

export const titleGone: Message = {
  fa: 'این عنوان دیگر در دسترس نیست.',
  en: 'This title is no longer available.',
};

export const noSuchBank: Message = {
  fa: 'پرداخت خودکار هنوز با این بانک کار نمی‌کند.',
  en: 'Automatic payment does not work with this bank yet.',
};

export const bankActive: Message = {
  fa: 'پرداخت خودکار از این بانک فعال است.',
  en: 'Automatic payment from this bank is already active.',
};

export const bankNotActive: Message = {
  fa: 'پرداخت خودکار از این بانک فعال نیست.',
  en: 'Automatic payment from this bank is not active.',
};

export const noBankYet: Message = {
  fa: 'نخست یک بانک را فعال کنید.',
  en: 'Add a bank first.',
};

export const notFollowable: Message = {
  fa: 'قسمت‌های این سریال جداگانه فروخته نمی‌شوند.',
  en: 'Episodes of this series aren’t sold individually.',
};

export const noSuchAgreement: Message = {
  fa: 'این پرداخت خودکار پیدا نشد.',
  en: 'This automatic payment could not be found.',
};
