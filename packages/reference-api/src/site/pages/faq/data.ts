import type { Group } from '../page.ts';

export const data: Group = {
  fa: 'اینترنت و حجم مصرفی',
  en: 'Internet and data',
  sections: [
    {
      key: 'half-price',
      fa: {
        heading: 'حجم اینترنت تماشا چگونه حساب می‌شود؟',
        paragraphs: [
          'بسیاری از اپراتورها حجم مصرفی این سایت را <strong>نیم‌بها</strong> حساب می‌کنند: از هر گیگابایتی که تماشا یا دانلود کنید، نیم گیگابایت از بستهٔ شما کم می‌شود. نرخ هر اپراتور در صفحهٔ <a href="/profile/internet">اینترنت نیم‌بها</a> آمده است.',
        ],
      },
      en: {
        heading: 'How is the data I use counted?',
        paragraphs: [
          'Many operators charge <strong>half price</strong> for your data on this site: for each gigabyte you watch or download, half a gigabyte counts against your data allowance. The rate of each operator is on the page about <a href="/profile/internet">half-price data</a>.',
        ],
      },
    },
    {
      key: 'vpn',
      fa: {
        heading: 'چرا حجم من تمام‌بها حساب شد؟',
        paragraphs: [
          '<ul><li><strong>فیلترشکن روشن بوده است:</strong> اپراتور مقصد را نمی‌بیند و نرخ عادی می‌گیرد.</li><li>اپراتور شما حجم مصرفی را تمام‌بها حساب می‌کند؛ با اشتراک هم همین‌طور است.</li><li>از شبکهٔ دیگری، مانند وای‌فای محل کار، استفاده کرده‌اید که نیم‌بها ندارد.</li></ul>',
          'اگر حجم مصرفی تمام‌بها حساب شود، پیش از آغاز پخش به شما می‌گوییم.',
        ],
      },
      en: {
        heading: 'Why was I charged the full rate?',
        paragraphs: [
          '<ul><li><strong>A VPN was on:</strong> the operator cannot see where you are going and charges its usual rate.</li><li>Your operator charges the full rate, with or without a subscription.</li><li>You were on another network, such as the Wi-Fi at work, that doesn’t offer half price.</li></ul>',
          'If your data would be billed at the full rate, we tell you before anything plays.',
        ],
      },
    },
    {
      key: 'without-subscription',
      fa: {
        heading: 'بدون اشتراک هم می‌شود تماشا کرد؟',
        paragraphs: [
          'عنوان‌های رایگان را همه می‌بینند. مشترکان همراه اول و ایرانسل می‌توانند عنوان‌های اشتراکی را هم بدون اشتراک تماشا کنند و حجم مصرفی‌شان تمام‌بها حساب می‌شود.',
        ],
      },
      en: {
        heading: 'Can I watch without a subscription?',
        paragraphs: [
          'Free titles are open to everyone. Customers of MCI and Irancell can also watch subscription titles without one, with data billed at the full rate.',
        ],
      },
    },
    {
      key: 'save-data',
      fa: {
        heading: 'چگونه کمتر حجم مصرف کنم؟',
        paragraphs: [
          'در <a href="/profile/settings">تنظیمات</a> «صرفه‌جویی در حجم» را روشن کنید یا در پخش‌کننده کیفیت ۴۸۰ را انتخاب کنید. با وای‌فای خانه دانلود کنید و در راه تماشا کنید.',
        ],
      },
      en: {
        heading: 'How do I use less data?',
        paragraphs: [
          'Turn on “Data saver” in <a href="/profile/settings">settings</a>, or choose 480p in the player. Download on your Wi-Fi at home and watch on the go.',
        ],
      },
    },
  ],
};
