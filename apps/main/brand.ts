import { defineBrand } from '@parde/storefront/brand';

export const brand = defineBrand({
  id: 'main',
  name: { fa: 'پرده', en: 'Parde' },
  tagline: { fa: 'هر شب یک پردهٔ تازه', en: 'A new story every night' },
  description: {
    fa: 'تماشا و دانلود فیلم و سریال ایرانی و خارجی، پخش زنده و مجله، با دوبله و زیرنویس فارسی.',
    en: 'Watch and download Iranian and foreign films and series, live channels and magazines, dubbed and subtitled in Persian.',
  },
  logo: {
    mark: 'M4 3h16v3c-3 1-4.5 4-4.5 8.500c0 2.500.6 4.700 1.700 6.500h-10.400c1.100-1.800 1.700-4 1.700-6.500c0-4.500-1.500-7.500-4.500-8.500z',
  },
  iconColor: { ground: '#ffa538', mark: '#2a1205' },
  themeColor: { light: '#f9f5ee', dark: '#100a08' },
  supportPhone: '02191000000',
  securityContact: 'mailto:security@parde.example',
  ids: { live: 'parde-one', newspaper: 'khabar', bookFair: '4300' },
  plusCatalogue: {
    name: { fa: 'پرده‌پلاس', en: 'Parde Plus' },
    href: 'https://plus.parde.example/',
  },
  offline: { cheapHours: [{ from: '02:00', to: '08:00' }] },
  otherHosts: 'redirect',
  rules: {},
  sliderRef: '0',
  userRef: '0',
});
