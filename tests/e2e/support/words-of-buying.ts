import type { Locale } from '@parde/domain';

/** Texts of purchases of titles, files and plans. */
export interface WordsOfBuying {
  readonly pay: string;
  readonly signInToPay: string;
  readonly paid: string;
  readonly paymentProblem: string;
  readonly noPayment: string;
  readonly notPaid: string;
  readonly givenBack: string;
  readonly goOn: string;
  readonly watchNow: string;
  readonly payAgain: string;
  readonly waitingForBank: string;
  readonly signInToSee: string;
  readonly priceChanged: RegExp;
  readonly subscriptionEnded: RegExp;
  readonly wallet: string;
  readonly notBegun: string;
  readonly bankNotSafe: string;
  readonly notKnownYet: string;
  readonly askAgain: string;
  readonly unfinished: string;
  readonly goOnAtBank: string;
  readonly payOtherwise: string;
  readonly paidJustNow: string;
  readonly seePayment: string;
  readonly buyOnceMore: string;
  readonly copyCode: string;
  readonly copied: string;
  daysLeft(days: number): string;
  readonly files: string;
  readonly download: string;
  readonly copyLink: string;
  readonly linkCopied: string;
  readonly getFree: string;
  readonly watchTitle: string;
  readonly subscribe: string;
  readonly buyAlone: string;
  readonly whatYouBuy: string;
  readonly keepsWithout: string;
  readonly opensAlready: RegExp;
  readonly addToCart: string;
  readonly inCart: string;
  readonly cart: string;
  readonly seeCart: string;
  readonly buyCart: string;
  readonly fileSignIn: string;
  readonly buyPlanTitle: string;
  readonly plansWait: string;
  readonly cancelPlans: string;
  readonly withVat: RegExp;
  readonly fullRate: RegExp;
  readonly catalogueOnly: RegExp;
  takeOut(name: string): RegExp;
  readonly topUp: string;
  readonly topUpTitle: string;
  readonly creditAfter: string;
  readonly walletHistory: string;
  readonly automaticPayment: string;
  readonly automaticRenewal: string;
  readonly newEpisodes: string;
  readonly goToBank: string;
  readonly save: string;
}

export const wordsOfBuying: Readonly<Record<Locale, WordsOfBuying>> = {
  fa: {
    withVat: /به‌اضافهٔ .* مالیات/,
    fullRate: /نیم‌بها؛ با .* تمام‌بها/,
    catalogueOnly: /با این اشتراک تنها/,
    pay: 'پرداخت',
    signInToPay: 'ورود و پرداخت',
    paid: 'پرداخت با موفقیت انجام شد',
    paymentProblem: 'مشکل در پردازش پرداخت',
    noPayment: 'این‌جا پرداختی برای نمایش نیست',
    notPaid: 'پرداخت انجام نشد',
    givenBack: 'مبلغ برگشت داده شد',
    goOn: 'بازگشت به آنچه می‌دیدید',
    watchNow: 'تماشا',
    payAgain: 'پرداخت دوباره',
    waitingForBank: 'در انتظار پاسخ بانک',
    signInToSee: 'برای دیدن نتیجهٔ پرداخت وارد شوید',
    priceChanged: /^قیمت تغییر کرده است/,
    subscriptionEnded: /^اشتراک شما به پایان رسیده است/,
    wallet: 'کیف پول',
    notBegun: 'پرداخت آغاز نشد',
    bankNotSafe: 'مشکل از اینترنت شما نیست',
    notKnownYet: 'نتیجهٔ پرداخت هنوز روشن نیست',
    askAgain: 'بررسی دوباره',
    unfinished: 'پرداخت این خرید ناتمام مانده است',
    goOnAtBank: 'ادامه در صفحهٔ بانک',
    payOtherwise: 'پرداخت به روشی دیگر',
    paidJustNow: 'این خرید چند دقیقه پیش پرداخت شد',
    seePayment: 'دیدن نتیجهٔ پرداخت',
    buyOnceMore: 'خرید دوباره',
    copyCode: 'کپی کد پیگیری',
    copied: 'کد پیگیری کپی شد',
    daysLeft: (days) => `${days.toLocaleString('fa')} روز تا پایان اشتراک`,
    files: 'فایل‌ها',
    download: 'دانلود',
    copyLink: 'کپی پیوند',
    linkCopied: 'پیوند کپی شد.',
    getFree: 'دریافت رایگان',
    watchTitle: 'تماشا',
    subscribe: 'خرید اشتراک',
    buyAlone: 'خرید تکی',
    whatYouBuy: 'آنچه می‌خرید',
    keepsWithout: 'برای همیشه؛ به اشتراک نیازی نیست',
    opensAlready: /^این عنوان با اشتراک شما باز است/,
    addToCart: 'افزودن به سبد',
    inCart: 'در سبد',
    cart: 'سبد خرید',
    seeCart: 'دیدن سبد',
    buyCart: 'خرید',
    fileSignIn: 'خریده‌اید یا اشتراک دارید؟ وارد شوید',
    buyPlanTitle: 'خرید اشتراک',
    plansWait: 'لطفا کمی منتظر بمانید...',
    cancelPlans: 'انصراف و بازگشت',
    takeOut: (name) => new RegExp(`حذف ${name}`),
    topUp: 'افزایش اعتبار',
    topUpTitle: 'افزایش اعتبار',
    creditAfter: 'پس از پرداخت',
    walletHistory: 'گردش کیف پول',
    automaticPayment: 'پرداخت خودکار',
    automaticRenewal: 'تمدید خودکار اشتراک',
    newEpisodes: 'خرید خودکار قسمت‌های تازه',
    goToBank: 'رفتن به صفحهٔ بانک',
    save: 'ذخیره',
  },
  en: {
    withVat: /VAT/,
    fullRate: /full price on/,
    catalogueOnly: /With this subscription, .* only/,
    pay: 'Pay',
    signInToPay: 'Sign in and pay',
    paid: 'Payment successful',
    paymentProblem: 'Problem with processing the payment',
    noPayment: 'No payment to show',
    notPaid: 'The payment wasn’t made',
    givenBack: 'Payment refunded',
    goOn: 'Back to what you were watching',
    watchNow: 'Watch now',
    payAgain: 'Pay again',
    waitingForBank: 'Waiting for the bank',
    signInToSee: 'Sign in to see your payment',
    priceChanged: /^The price has changed/,
    subscriptionEnded: /^Your subscription has ended/,
    wallet: 'Wallet',
    notBegun: 'The payment didn’t start',
    bankNotSafe: 'your connection is not the cause',
    notKnownYet: 'We don’t know yet whether you have paid',
    askAgain: 'Check again',
    unfinished: 'You haven’t finished paying for this',
    goOnAtBank: 'Continue at the bank',
    payOtherwise: 'Pay another way',
    paidJustNow: 'You paid for this a few minutes ago',
    seePayment: 'See the payment',
    buyOnceMore: 'Buy it again',
    copyCode: 'Copy tracking code',
    copied: 'Copied',
    daysLeft: (days) => `${days} days of subscription left`,
    files: 'Files',
    download: 'Download',
    copyLink: 'Copy link',
    linkCopied: 'Link copied.',
    getFree: 'Get it free',
    watchTitle: 'Watch',
    subscribe: 'Subscribe',
    buyAlone: 'Single purchase',
    whatYouBuy: 'What you get',
    keepsWithout: 'Yours to keep, without a subscription',
    opensAlready: /^Your subscription includes this title/,
    addToCart: 'Add to cart',
    inCart: 'In cart',
    cart: 'Cart',
    seeCart: 'View cart',
    buyCart: 'Buy',
    fileSignIn: 'Already bought it or subscribed? Sign in',
    buyPlanTitle: 'Subscribe',
    plansWait: 'Please wait a moment...',
    cancelPlans: 'Cancel and go back',
    takeOut: (name) => new RegExp(`Remove ${name}`),
    topUp: 'Top up',
    topUpTitle: 'Top up your credit',
    creditAfter: 'After the payment',
    walletHistory: 'Wallet activity',
    automaticPayment: 'Automatic payment',
    automaticRenewal: 'Renew the subscription automatically',
    newEpisodes: 'Auto-buy new episodes',
    goToBank: 'Go to the bank’s page',
    save: 'Save',
  },
};
