import type { Group } from '../page.ts';

export const watching: Group = {
  fa: 'تماشا و دانلود',
  en: 'Watching and downloading',
  sections: [
    {
      key: 'playback-stops',
      fa: {
        heading: 'کیفیت پخش پایین است یا پخش مدام قطع می‌شود. چه کنم؟',
        paragraphs: [
          '<ol><li>کیفیت را در تنظیمات پخش روی «خودکار» بگذارید تا با سرعت اینترنت شما هماهنگ شود. کیفیت ۱۰۸۰ به دست‌کم ۶ مگابیت بر ثانیه نیاز دارد.</li><li>فیلترشکن را خاموش کنید و صفحه را دوباره بارگذاری کنید.</li><li>با شبکهٔ دیگری امتحان کنید.</li></ol>',
        ],
      },
      en: {
        heading: 'The picture is poor, or playback keeps stopping. What can I do?',
        paragraphs: [
          '<ol><li>Set the quality to “Auto” in the playback settings: it follows the speed of your connection. 1080p needs at least 6 megabits per second.</li><li>Turn your VPN off and reload the page.</li><li>Try another network.</li></ol>',
        ],
      },
    },
    {
      key: 'subtitles',
      fa: {
        heading: 'زیرنویس و صدای دوبله را از کجا عوض کنم؟',
        paragraphs: [
          'در پخش‌کننده، «تنظیمات پخش» را باز کنید: زبان زیرنویس، اندازه و رنگ آن و صدای دوبله یا زبان اصلی را آن‌جا انتخاب می‌کنید. دکمهٔ «زیرنویس» تنها آن را روشن و خاموش می‌کند. انتخاب شما روی همان دستگاه می‌ماند.',
        ],
      },
      en: {
        heading: 'Where do I change subtitles and dubbing?',
        paragraphs: [
          'Open “Playback settings” in the player to choose the subtitles’ language, size and colour, and dubbed or original audio. The “Subtitles” button only turns them on and off. Your choice stays on that device.',
        ],
      },
    },
    {
      key: 'download',
      fa: {
        heading: 'چگونه فیلم را دانلود کنم و با چه برنامه‌ای ببینم؟',
        paragraphs: [
          'در صفحهٔ هر عنوان، دکمهٔ دانلود کیفیت‌ها را با حجم هر یک نشان می‌دهد. دانلودی که قطع شود از همان‌جا ادامه می‌یابد.',
          'فایل‌ها را با هر پخش‌کنندهٔ رایجی مانند VLC یا MX Player می‌بینید؛ زیرنویس جداگانه دانلود می‌شود.',
        ],
      },
      en: {
        heading: 'How do I download a film, and what plays it?',
        paragraphs: [
          'On a title’s page the download button lists the qualities and their sizes. An interrupted download picks up where it stopped.',
          'Any common player, such as VLC or MX Player, plays the files. Subtitles are downloaded separately.',
        ],
      },
    },
    {
      key: 'television',
      fa: {
        heading: 'روی تلویزیون چگونه تماشا کنم؟',
        paragraphs: [
          'اپلیکیشن تلویزیون اندرویدی را از <a href="/app">صفحهٔ اپلیکیشن</a> نصب کنید، یا نشانی سایت را در مرورگر تلویزیون باز کنید و با همان شمارهٔ همراه وارد شوید.',
        ],
      },
      en: {
        heading: 'How do I watch on television?',
        paragraphs: [
          'Install the Android TV app from the <a href="/app">app page</a>, or open the site in the television’s browser and sign in with the same number.',
        ],
      },
    },
    {
      key: 'abroad',
      fa: {
        heading: 'بیرون از ایران هم می‌توانم تماشا کنم؟',
        paragraphs: [
          'بخشی از عنوان‌ها تنها برای پخش در ایران مجوز دارند و بیرون از آن پخش نمی‌شوند. دیگر عنوان‌ها همه‌جا در دسترس‌اند، اما ورود با شمارهٔ همراه ایران انجام می‌شود.',
        ],
      },
      en: {
        heading: 'Can I watch outside Iran?',
        paragraphs: [
          'Some titles are licensed for Iran only and do not play elsewhere. The others play anywhere, but signing in takes an Iranian mobile number.',
        ],
      },
    },
    {
      key: 'kids',
      fa: {
        heading: 'حالت کودک چیست؟',
        paragraphs: [
          'در حالت کودک تنها عنوان‌های مناسب کودکان دیده می‌شود و راهی به خرید و تنظیمات نیست. این حالت روی همان دستگاه می‌ماند تا بزرگ‌تری آن را خاموش کند.',
        ],
      },
      en: {
        heading: 'What is kids mode?',
        paragraphs: [
          'It shows only titles suitable for children, with no way to buy anything or change settings. The device stays in kids mode until a grown-up turns it off.',
        ],
      },
    },
    {
      key: 'comments',
      fa: {
        heading: 'چرا دیدگاهم نمایش داده نمی‌شود؟',
        paragraphs: [
          'بیشتر دیدگاه‌ها بی‌درنگ نمایش داده می‌شوند. دیدگاهی که پیوند یا شماره‌ای در خود دارد، پیش از نمایش خوانده می‌شود و این کار معمولاً تا یک روز طول می‌کشد. دیدگاهی که توهین‌آمیز باشد یا داستان را بی‌هشدار فاش کند، منتشر نمی‌شود.',
        ],
      },
      en: {
        heading: 'Why is my comment not shown?',
        paragraphs: [
          'Most comments appear straight away. A comment with a link or a number is read first, usually within a day. Comments that insult, or give the story away without a warning, are not published.',
        ],
      },
    },
  ],
};
