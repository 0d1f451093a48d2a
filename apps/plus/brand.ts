import { defineBrand } from '@parde/storefront/brand';

export const brand = defineBrand({
  id: 'plus',
  name: { fa: 'پرده‌پلاس', en: 'Parde Plus' },
  tagline: { fa: 'تماشای بی‌وقفه، یک اشتراک', en: 'One subscription, no interruptions' },
  description: {
    fa: 'تماشا و دانلود فیلم و سریال ایرانی و خارجی، پخش زنده و مجله، با دوبله و زیرنویس فارسی.',
    en: 'Watch and download Iranian and foreign films and series, live channels and magazines, dubbed and subtitled in Persian.',
  },
  logo: {
    mark: 'M2.500 2.500h19v2.700h-19zM3.500 6.600h7.300c-.1 4.600-1.500 8-4.300 9.800v5.100h-3zM20.500 6.600h-7.300c.1 4.600 1.500 8 4.300 9.800v5.100h3zM10.200 15v5.600c0 .5.500.8.900.5l4.200-2.800c.4-.2.4-.8 0-1l-4.200-2.800c-.4-.3-.9 0-.9.5z',
  },
  iconColor: { ground: '#cf1456', mark: '#ffffff' },
  themeColor: { light: '#faf2f5', dark: '#10060f' },
  supportPhone: '02191000001',
  securityContact: 'mailto:security@parde.example',
  ids: { live: 'parde-one', newspaper: 'khabar', bookFair: '4300' },
  otherHosts: 'redirect',
  rules: { hideFullRateTip: { hosts: ['plus.parde.example', 'www.plus.parde.example'] } },
  sliderRef: '0',
  userRef: '0',
  advertisedEpisodes: 30_000,
});
