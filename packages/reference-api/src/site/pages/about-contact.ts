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
          'پرده از سال ۱۳۹۷ فیلم و سریال فارسی‌زبان را به خانه‌ها می‌آورد: از سینمای کلاسیک ایران تا سریالی که همین هفته پخش می‌شود، و از انیمیشن برای بچه‌ها تا مستندهایی که جای دیگری پیدا نمی‌شوند.',
          'ما باور داریم که تماشای خوب باید ساده باشد: پیداکردنش آسان، قیمتش روشن، و پخشش روان؛ روی هر دستگاه و با هر سرعت اینترنتی.',
        ],
      },
      en: {
        heading: null,
        paragraphs: [
          'Parde has brought films and series in Persian into homes since 2018: from the classics of Iranian cinema to the series of this week, from animation for children to documentaries that are found nowhere else.',
          'We believe that watching well should be simple: easy to find, plainly priced, and smooth, on any device and any line.',
        ],
      },
    },
    {
      fa: {
        heading: 'چه کسانی پرده را می‌سازند؟',
        paragraphs: [
          'گروهی از ویراستاران، مترجمان، مهندسان و دوستداران سینما در تهران، اصفهان و تبریز. هر عنوان را یک ویراستار دیده، خلاصه‌اش را نوشته و رده‌بندی سنی‌اش را سنجیده است.',
        ],
      },
      en: {
        heading: 'Who makes Parde?',
        paragraphs: [
          'A group of editors, translators, engineers and lovers of cinema in Tehran, Isfahan and Tabriz. An editor has watched each title, written what it is about and weighed the age it is for.',
        ],
      },
    },
    {
      fa: {
        heading: 'پشتیبانی',
        paragraphs: [
          'همه‌روزه از ساعت ۸ صبح تا ۱۲ شب با شمارهٔ ۰۲۱۹۱۰۰۰۰۰۰ پاسخگوی شما هستیم.',
          'اگر پرسش شما دربارهٔ پرداخت است، هنگام تماس کد رهگیری آن را همراه داشته باشید.',
        ],
      },
      en: {
        heading: 'Support',
        paragraphs: [
          'We answer every day from 8 in the morning to midnight, on 021 9100 0000.',
          'If it is about a payment, have its tracking code at hand.',
        ],
      },
    },
    {
      fa: {
        heading: 'همکاری با ما',
        paragraphs: [
          'فیلم‌ساز، پخش‌کننده یا صاحب رسانه‌اید؟ نمونهٔ کار و راه تماس خود را به contact@parde.example بفرستید؛ تا ده روز کاری پاسخ می‌گیرید.',
        ],
      },
      en: {
        heading: 'Work with us',
        paragraphs: [
          'Do you make, distribute or publish? Send an example and how to reach you to contact@parde.example. You hear from us within ten working days.',
        ],
      },
    },
    {
      fa: {
        heading: 'نشانی',
        paragraphs: ['تهران، خیابان سینما، کوچهٔ پرده، پلاک ۱۴، طبقهٔ سوم'],
      },
      en: {
        heading: 'Address',
        paragraphs: ['Third floor, 14 Parde Lane, Cinema Street, Tehran'],
      },
    },
  ]),
};
