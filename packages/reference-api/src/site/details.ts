import type { Answer } from '@parde/api-client';

type Details = Answer<'getAppDetails'>['data'];

export const trustBadges: Details['trust_badges'] = {
  enamad: { id: '310542', code: 'b7KqZx2mVt9LpR4sWd1c' },
  samandehi: { id: '1070000', key: 'xlaojyoeaodsuiwk' },
};

export const appDetails: Details = {
  about_fa:
    'این‌جا خانهٔ فیلم و سریال فارسی‌زبان است: بیش از ۳۰٬۰۰۰ قسمت برای تماشا و دانلود، با دوبله و زیرنویس فارسی و اینترنت نیم‌بها. روی تلویزیون، رایانه و گوشی، هر جا که هستید از همان دقیقه‌ای ادامه دهید که رها کرده‌اید.',
  about_en:
    'This is the home of films and series in Persian: more than 30,000 episodes to watch and download, dubbed or subtitled, with half-price data. On TV, computer or phone, pick up exactly where you left off.',
  phone: '02191000000',
  support_hours_fa: 'همه‌روزه از ساعت ۸ صبح تا ۱۲ شب',
  support_hours_en: 'Every day, 8 a.m. to midnight',
  email: 'support@films.example',
  address_fa: 'تهران، خیابان سینما، کوچهٔ آپارات، پلاک ۱۴، طبقهٔ سوم',
  address_en: 'Third floor, 14 Aparat Lane, Cinema Street, Tehran',
  social: [
    { kind: 'instagram', url: 'https://instagram.example/parde' },
    { kind: 'telegram', url: 'https://telegram.example/parde' },
    { kind: 'aparat', url: 'https://aparat.example/parde' },
    { kind: 'bale', url: 'https://bale.example/parde' },
    { kind: 'eitaa', url: 'https://eitaa.example/parde' },
  ],
  related_link: {
    name_fa: 'خبرگزاری سینمانگار',
    name_en: 'Cinemanegar News',
    url: 'https://news.example/',
  },
  trust_badges: trustBadges,
  copyright_fa: 'همهٔ حقوق این سایت محفوظ است.',
  copyright_en: 'All rights reserved.',
  apps: [
    {
      platform: 'android',
      url: 'https://dl.example/parde-4.12.0.apk',
      version: '4.12.0',
      size_bytes: 39_845_888,
    },
    {
      platform: 'android_tv',
      url: 'https://dl.example/parde-tv-2.3.1.apk',
      version: '2.3.1',
      size_bytes: 31_457_280,
    },
    {
      platform: 'ios',
      url: 'https://store.example/app/parde',
      version: null,
      size_bytes: null,
    },
    {
      platform: 'windows',
      url: 'https://dl.example/parde-1.8.0.exe',
      version: '1.8.0',
      size_bytes: 88_080_384,
    },
  ],
};
