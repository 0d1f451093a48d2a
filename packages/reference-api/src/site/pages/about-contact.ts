import { type Page, sectionsOf } from './page.ts';

export const aboutContact: Page = {
  page: 'about-contact',
  title_fa: 'دربارهٔ ما و تماس',
  title_en: 'About and contact',
  updated_at: '2026-08-23T09:30:00+03:30',
  sections: sectionsOf([
    {
      fa: {
        heading: null,
        paragraphs: [
          'از سال ۱۳۹۷ فیلم و سریال فارسی‌زبان را به خانه‌ها می‌آوریم: از سینمای کلاسیک ایران تا سریالی که همین هفته پخش می‌شود، و از پویانمایی برای بچه‌ها تا مستندهایی که جای دیگری پیدا نمی‌شوند.',
          'باور داریم که تماشای خوب باید ساده باشد: پیدا کردنش آسان، قیمتش روشن، و پخشش روان؛ روی هر دستگاه و با هر سرعت اینترنتی.',
        ],
      },
      en: {
        heading: null,
        paragraphs: [
          'Since 2018 we have brought films and series in Persian into homes: from the classics of Iranian cinema to this week’s series, from animation for children to documentaries you will find nowhere else.',
          'We believe that good films should be simple to watch: easy to find, clearly priced and smooth to play, on any device and any connection.',
        ],
      },
    },
    {
      key: 'team',
      fa: {
        heading: 'ما که هستیم؟',
        paragraphs: [
          'گروهی از ویراستاران، مترجمان، مهندسان و دوستداران سینما در تهران، اصفهان و تبریز. هر عنوان را یک ویراستار دیده، خلاصه‌اش را نوشته و رده‌بندی سنی‌اش را سنجیده است.',
        ],
      },
      en: {
        heading: 'Who are we?',
        paragraphs: [
          'A group of editors, translators, engineers and film lovers in Tehran, Isfahan and Tabriz. An editor has watched every title, written its synopsis and decided its age rating.',
        ],
      },
    },
    {
      key: 'support',
      fa: {
        heading: 'پیش از تماس',
        paragraphs: [
          'پاسخ بیشتر پرسش‌ها در <a href="/profile/faq">پرسش‌های متداول</a> آمده است.',
          '<ul><li>اگر دربارهٔ پرداخت تماس می‌گیرید، <strong>کد پیگیری</strong> آن را در دسترس داشته باشید.</li><li>اگر صفحه‌ای خطا می‌دهد، «شناسهٔ درخواست» پایین همان صفحه را بخوانید.</li><li>کد ورود را به هیچ‌کس نگویید؛ همکاران ما هرگز آن را نمی‌پرسند.</li></ul>',
        ],
      },
      en: {
        heading: 'Before you call',
        paragraphs: [
          'Most questions are answered under <a href="/profile/faq">frequently asked questions</a>.',
          '<ul><li>If you call about a payment, have its <strong>tracking code</strong> at hand.</li><li>If a page shows an error, read out the “Request ID” at the bottom of it.</li><li>Never tell anyone your sign-in code. Our staff never ask for it.</li></ul>',
        ],
      },
    },
    {
      key: 'work-with-us',
      fa: {
        heading: 'همکاری با ما',
        paragraphs: [
          'فیلم‌ساز، پخش‌کننده یا ناشر هستید؟ نمونهٔ کار و راه تماس خود را به <a href="mailto:contact@films.example">contact@films.example</a> بفرستید. تا ده روز کاری پاسخ می‌گیرید.',
        ],
      },
      en: {
        heading: 'Work with us',
        paragraphs: [
          'Do you make, distribute or publish films? Send a sample and your contact details to <a href="mailto:contact@films.example">contact@films.example</a>. You will hear from us within ten working days.',
        ],
      },
    },
  ]),
};
