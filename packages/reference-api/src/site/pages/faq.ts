import { type Page, type Section, sectionsOf } from './page.ts';

const questions: readonly Section[] = [
  {
    fa: {
      heading: 'چگونه در پرده حساب بسازم؟',
      paragraphs: [
        'شمارهٔ موبایل خود را وارد کنید؛ کدی چهاررقمی پیامک می‌شود و با همان کد وارد می‌شوید. گذرواژه‌ای در کار نیست و نخستین ورود، حساب شما را می‌سازد.',
        'کد پنج دقیقه اعتبار دارد و تنها یک بار به کار می‌آید. اگر پیامک نرسید، پس از پایان شمارش معکوس دوباره درخواست کنید.',
      ],
    },
    en: {
      heading: 'How do I open an account?',
      paragraphs: [
        'Enter your mobile number. A code of four digits comes by SMS, and with it you are in. There is no password: your first sign-in makes the account.',
        'A code lives five minutes and works once. If none arrives, ask again when the countdown has ended.',
      ],
    },
  },
  {
    fa: {
      heading: 'با یک اشتراک روی چند دستگاه می‌توانم تماشا کنم؟',
      paragraphs: [
        'با هر اشتراک هم‌زمان روی دو دستگاه تماشا می‌کنید و روی هر تعداد دستگاه که بخواهید وارد می‌شوید.',
        'برای تماشا روی دستگاه سوم، پخش یکی از دو دستگاه دیگر را متوقف کنید.',
      ],
    },
    en: {
      heading: 'On how many devices can I watch with one subscription?',
      paragraphs: [
        'On two at the same time. You may be signed in on as many as you like.',
        'To watch on a third, stop one of the other two.',
      ],
    },
  },
  {
    fa: {
      heading: 'حجم اینترنت تماشا چگونه حساب می‌شود؟',
      paragraphs: [
        'بیشتر اپراتورها حجم مصرفی پرده را نیم‌بها حساب می‌کنند. فهرست آن‌ها در صفحهٔ «اپراتورها» آمده است.',
        'اگر بدون اشتراک و با اینترنت اپراتورهای همکار تماشا کنید، حجم مصرفی تمام‌بها است. پیش از پخش، همین را کنار دکمهٔ تماشا می‌بینید.',
        'اگر فیلترشکن روشن باشد، اپراتور مقصد را نمی‌شناسد و حجم را تمام‌بها حساب می‌کند.',
      ],
    },
    en: {
      heading: 'What do I pay for data?',
      paragraphs: [
        'Most operators charge half for what you watch on Parde. The page “Operators” lists them.',
        'Without a subscription, on the line of a partner operator, data is billed at the full rate. You see so beside the play button before you start.',
        'Behind a VPN the operator does not see where you are going, and charges the full rate.',
      ],
    },
  },
  {
    fa: {
      heading: 'پول از حسابم کم شد، اما اشتراکم فعال نشد. چه کنم؟',
      paragraphs: [
        'وضعیت پرداخت را با کد رهگیری در صفحهٔ «پرداخت‌ها» ببینید. اگر پرداخت موفق باشد، اشتراک همان لحظه فعال شده است؛ یک بار از حساب خارج و دوباره وارد شوید.',
        'اگر پرداخت ناموفق باشد، بانک مبلغ را تا ۷۲ ساعت به حساب شما برمی‌گرداند.',
      ],
    },
    en: {
      heading: 'I have paid, but my subscription has not begun. What now?',
      paragraphs: [
        'Look the payment up by its tracking code on the page “Payments”. If it succeeded, the subscription began at that moment: sign out and in again.',
        'If it failed, the bank returns the money within 72 hours.',
      ],
    },
  },
  {
    fa: {
      heading: 'تفاوت اشتراک، خرید تکی و اکران آنلاین چیست؟',
      paragraphs: [
        'با اشتراک، همهٔ عنوان‌های اشتراکی را تا پایان دوره تماشا و دانلود می‌کنید.',
        'عنوان‌هایی که خرید تکی دارند جداگانه خریداری می‌شوند و برای همیشه در حساب شما می‌مانند.',
        'بلیت اکران آنلاین از نخستین پخش تا چند ساعت اعتبار دارد؛ مدت آن پیش از خرید نوشته شده است.',
      ],
    },
    en: {
      heading: 'How do a subscription, a purchase and an online screening differ?',
      paragraphs: [
        'A subscription lets you watch and download everything in it until it ends.',
        'Titles that are sold alone are bought one by one, and stay in your account for good.',
        'The ticket of an online screening holds for some hours after its first play. How many is written there before you buy.',
      ],
    },
  },
  {
    fa: {
      heading: 'آیا به قیمت اشتراک مالیات افزوده می‌شود؟',
      paragraphs: [
        'بله. ده درصد مالیات بر ارزش افزوده به قیمت اشتراک‌ها افزوده می‌شود و پیش از پرداخت، قیمت، مالیات و جمع را جداگانه می‌بینید.',
      ],
    },
    en: {
      heading: 'Is tax added to the price of a plan?',
      paragraphs: [
        'Yes, ten percent of VAT. Before you pay you see price, tax and total, each by itself.',
      ],
    },
  },
  {
    fa: {
      heading: 'پرداخت خودکار چیست و چگونه آن را خاموش کنم؟',
      paragraphs: [
        'با پرداخت خودکار، به بانک اجازه می‌دهید که اشتراک یا قسمت‌های تازهٔ سریال‌هایی را که برگزیده‌اید در روز انتشار از حساب شما بپردازد. چیزی که پیش‌تر خریده باشید دوباره خریده نمی‌شود.',
        'برای خاموش‌کردن آن، در بخش «پرداخت خودکار» بانک را حذف کنید. از همان لحظه برداشتی انجام نمی‌شود.',
      ],
    },
    en: {
      heading: 'What is automatic payment, and how do I turn it off?',
      paragraphs: [
        'You let your bank pay for the subscription, or for new episodes of the series you chose on the day they come out. What you already own is never bought again.',
        'To turn it off, remove the bank under “Automatic payment”. Nothing is taken from then on.',
      ],
    },
  },
  {
    fa: {
      heading: 'چگونه فیلم را دانلود کنم و با چه برنامه‌ای ببینم؟',
      paragraphs: [
        'در صفحهٔ هر عنوان، دکمهٔ دانلود کیفیت‌ها را با حجم هر یک نشان می‌دهد. نشانی‌ها پشتیبان ادامهٔ دانلود نیمه‌کاره‌اند.',
        'فایل‌ها را با هر پخش‌کنندهٔ آشنا مانند VLC یا MX Player می‌بینید؛ زیرنویس جداگانه دانلود می‌شود.',
      ],
    },
    en: {
      heading: 'How do I download a film, and what plays it?',
      paragraphs: [
        'On the page of a title the download button lists its qualities with their sizes. A download that was cut off can be resumed.',
        'Any common player, such as VLC or MX Player, plays the files. Subtitles are downloaded by themselves.',
      ],
    },
  },
  {
    fa: {
      heading: 'کیفیت پخش پایین است یا پخش مکث می‌کند. چه کنم؟',
      paragraphs: [
        'کیفیت را از منوی پخش روی «خودکار» بگذارید تا با سرعت اینترنت شما هماهنگ شود. برای ۱۰۸۰ به دست‌کم ۶ مگابیت بر ثانیه نیاز دارید.',
        'اگر مکث ادامه داشت، فیلترشکن را خاموش کنید، صفحه را تازه کنید و اگر می‌شود از شبکهٔ دیگری امتحان کنید.',
      ],
    },
    en: {
      heading: 'The picture is poor, or playback stops. What can I do?',
      paragraphs: [
        'Set the quality in the player’s menu to “Auto”: it follows the speed of your line. 1080 needs at least 6 megabits a second.',
        'If it keeps stopping, turn the VPN off, load the page again, and try another network if you can.',
      ],
    },
  },
  {
    fa: {
      heading: 'زیرنویس و صدای دوبله را از کجا عوض کنم؟',
      paragraphs: [
        'در پخش‌کننده، دکمهٔ زیرنویس زبان و اندازه و رنگ آن را عوض می‌کند و دکمهٔ صدا میان دوبله و زبان اصلی جابه‌جا می‌شود. انتخاب شما روی همان دستگاه می‌ماند.',
      ],
    },
    en: {
      heading: 'Where do I change subtitles and dubbing?',
      paragraphs: [
        'In the player. The subtitle button has language, size and colour; the sound button goes between dubbing and the original. That device remembers your choice.',
      ],
    },
  },
  {
    fa: {
      heading: 'حالت کودک چیست؟',
      paragraphs: [
        'در حالت کودک تنها عنوان‌های مناسب خردسالان دیده می‌شود و راهی به خرید و تنظیمات نیست. این حالت روی همان دستگاه می‌ماند تا بزرگ‌تری آن را خاموش کند.',
      ],
    },
    en: {
      heading: 'What is kids mode?',
      paragraphs: [
        'It shows only what suits small children, without a way to purchases and settings. The device stays in it until a grown-up turns it off.',
      ],
    },
  },
  {
    fa: {
      heading: 'با معرفی پرده به دوستانم چه به دست می‌آورم؟',
      paragraphs: [
        'پیوند معرفی خود را از بخش «دعوت از دوستان» بردارید. هر دوستی که با آن برای نخستین بار وارد شود، هفت روز اشتراک به شما و هفت روز به خودش می‌رسد.',
      ],
    },
    en: {
      heading: 'What do I get for telling my friends?',
      paragraphs: [
        'Take your link from “Invite friends”. For each friend who signs in for the first time by it, you get seven days of subscription, and so do they.',
      ],
    },
  },
  {
    fa: {
      heading: 'بیرون از ایران هم می‌توانم تماشا کنم؟',
      paragraphs: [
        'بخشی از عنوان‌ها تنها برای پخش در ایران مجوز دارند و بیرون از آن پخش نمی‌شوند. دیگر عنوان‌ها همه‌جا در دسترس‌اند، اما ورود با شمارهٔ موبایل ایران انجام می‌شود.',
      ],
    },
    en: {
      heading: 'Can I watch outside Iran?',
      paragraphs: [
        'Some titles are licensed for Iran alone and do not play elsewhere. The others play anywhere, but signing in takes an Iranian mobile number.',
      ],
    },
  },
  {
    fa: {
      heading: 'شمارهٔ موبایلم عوض شده است. حسابم چه می‌شود؟',
      paragraphs: [
        'حساب به شمارهٔ موبایل بسته است و خودکار جابه‌جا نمی‌شود. با پشتیبانی تماس بگیرید؛ پس از احراز هویت، خریدها و روزهای باقی‌مانده به شمارهٔ تازه می‌رود.',
      ],
    },
    en: {
      heading: 'My number has changed. What becomes of my account?',
      paragraphs: [
        'An account belongs to its number and does not move by itself. Call support: once they know that it is you, your purchases and remaining days go to the new number.',
      ],
    },
  },
];

export const faq: Page = {
  page: 'faq',
  title_fa: 'پرسش‌های پرتکرار',
  title_en: 'Frequently asked questions',
  updated_at: '2026-11-01T10:00:00+03:30',
  sections: sectionsOf(questions),
};
