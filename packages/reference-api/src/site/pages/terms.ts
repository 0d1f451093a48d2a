import { type Page, sectionsOf } from './page.ts';

export const terms: Page = {
  page: 'terms',
  title_fa: 'قوانین و حریم خصوصی',
  title_en: 'Terms and privacy',
  updated_at: '2026-03-21T00:00:00+03:30',
  sections: sectionsOf([
    {
      fa: {
        heading: null,
        paragraphs: [
          'با ورود به پرده این شرایط را می‌پذیرید. کوتاه نوشته‌ایم تا خوانده شود؛ اگر چیزی روشن نبود از پشتیبانی بپرسید.',
        ],
      },
      en: {
        heading: null,
        paragraphs: [
          'By signing in to Parde you agree to these terms. We have kept them short so that they are read. Ask support about whatever is unclear.',
        ],
      },
    },
    {
      fa: {
        heading: 'حساب کاربری',
        paragraphs: [
          'هر حساب به یک شمارهٔ موبایل وابسته است و واگذاری آن به دیگران مجاز نیست.',
          'کد ورود را به هیچ‌کس ندهید، حتی به کسی که خود را از پشتیبانی پرده معرفی کند. ما هرگز آن را نمی‌پرسیم.',
        ],
      },
      en: {
        heading: 'Your account',
        paragraphs: [
          'An account belongs to one mobile number and may not be given to others.',
          'Give nobody your sign-in code, not even to someone who claims to be from our support. We never ask for it.',
        ],
      },
    },
    {
      fa: {
        heading: 'خرید و بازگشت وجه',
        paragraphs: [
          'اشتراک از لحظهٔ پرداخت آغاز می‌شود و اگر اشتراک دیگری داشته باشید به پایان آن افزوده می‌شود.',
          'اگر از خرید اشتراک کمتر از ۲۴ ساعت گذشته و چیزی تماشا نکرده باشید، وجه آن به درخواست شما بازمی‌گردد. خرید تکی پس از نخستین پخش بازگشت‌پذیر نیست.',
          'اگر عنوانی که خریده‌اید به سبب پایان مجوز برداشته شود، بهای آن به کیف پول شما بازمی‌گردد.',
        ],
      },
      en: {
        heading: 'Purchases and refunds',
        paragraphs: [
          'A subscription begins when it is paid for. If you have one, the new one goes on at its end.',
          'Within 24 hours, and if you have watched nothing, a subscription is refunded when you ask. A single title is not refunded once it has been played.',
          'If a title that you bought must be taken down because its licence has ended, its price returns to your wallet.',
        ],
      },
    },
    {
      fa: {
        heading: 'استفادهٔ مجاز',
        paragraphs: [
          'تماشا و دانلود برای استفادهٔ شخصی و خانوادگی است. نمایش عمومی، تکثیر و بازنشر فیلم‌ها مجاز نیست.',
        ],
      },
      en: {
        heading: 'What you may do',
        paragraphs: [
          'Watching and downloading are for yourself and your family. Public showings, copies and publishing again are not allowed.',
        ],
      },
    },
    {
      fa: {
        heading: 'نظرها',
        paragraphs: [
          'نظر شما با نامی که برگزیده‌اید نمایش داده می‌شود. نوشته‌ای که توهین‌آمیز باشد یا داستان را بی‌هشدار فاش کند، برداشته می‌شود.',
        ],
      },
      en: {
        heading: 'Comments',
        paragraphs: [
          'Your comment stands under the name that you chose. What insults, or gives the story away without a warning, is removed.',
        ],
      },
    },
    {
      fa: {
        heading: 'حریم خصوصی',
        paragraphs: [
          'شمارهٔ موبایل، نام، خریدها و تاریخچهٔ تماشای شما را نگه می‌داریم تا سرویس کار کند: برای ورود، برای ادامهٔ تماشا از همان‌جا، و برای پیشنهادهای بهتر.',
          'این داده‌ها در اختیار هیچ شخص یا شرکت دیگری گذاشته نمی‌شود، مگر به حکم قانون. شمارهٔ کارت بانکی شما هرگز به ما نمی‌رسد؛ آن را تنها در صفحهٔ بانک وارد می‌کنید.',
          'هر زمان بخواهید، با درخواست از پشتیبانی، حساب و تاریخچهٔ شما پاک می‌شود.',
        ],
      },
      en: {
        heading: 'Privacy',
        paragraphs: [
          'We keep your number, name, purchases and what you have watched, so that the service works: to sign you in, to go on where you stopped, and to suggest better.',
          'Nobody else is given them, unless the law demands it. Your card number never reaches us: you enter it on the bank’s page alone.',
          'Whenever you wish, ask support and your account and its history are deleted.',
        ],
      },
    },
    {
      fa: {
        heading: 'تغییر این شرایط',
        paragraphs: [
          'اگر چیزی از این شرایط تغییر کند، دست‌کم ده روز پیش از آن در همین صفحه و با پیامک آگاه می‌شوید.',
        ],
      },
      en: {
        heading: 'Changes',
        paragraphs: [
          'If any of this changes, you are told here and by SMS at least ten days before.',
        ],
      },
    },
  ]),
};
