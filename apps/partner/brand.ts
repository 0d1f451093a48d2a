import { defineBrand } from '@parde/storefront/brand';

export const brand = defineBrand({
  id: 'partner',
  name: { fa: 'مهتاب‌نما', en: 'Mahtab' },
  tagline: { fa: 'سینمای خانهٔ شما', en: 'Your cinema at home' },
  description: {
    fa: 'تماشا و دانلود فیلم و سریال ایرانی و خارجی، پخش زنده و مجله، با دوبله و زیرنویس فارسی.',
    en: 'Watch and download Iranian and foreign films and series, live channels and magazines, dubbed and subtitled in Persian.',
  },
  logoPath: 'M20 14.500A8.500 8.500 0 0 1 9.500 4a8.500 8.500 0 1 0 10.500 10.500z',
  iconColor: { ground: '#3fd7cd', mark: '#001a21' },
  themeColor: { light: '#f1f8f9', dark: '#041017' },
  supportPhone: '02191000002',
  ids: { live: 'parde-one', newspaper: 'khabar', bookFair: '4300' },
  plusCatalogue: {
    name: { fa: 'پرده‌پلاس', en: 'Parde Plus' },
    href: 'https://plus.parde.example/',
  },
  rules: { hidePayments: { hosts: ['app.mahtab.example'], deployment: 'in-app' } },
  sliderRef: '0',
  userRef: '0',
});
