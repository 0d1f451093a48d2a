/** The menu: slug, own id, names, children. */
export type SeedCategory = readonly [
  slug: string,
  id: string,
  fa: string,
  en: string,
  children?: readonly SeedCategory[],
];

export const categories: readonly SeedCategory[] = [
  [
    'iranian-films',
    '10',
    'فیلم ایرانی',
    'Iranian Films',
    [
      ['iranian-drama', '101', 'درام ایرانی', 'Iranian Dramas'],
      ['iranian-comedy', '102', 'کمدی ایرانی', 'Iranian Comedies'],
      ['iranian-classics', '103', 'آثار ماندگار', 'Classics'],
    ],
  ],
  [
    'foreign-films',
    '11',
    'فیلم خارجی',
    'Foreign Films',
    [
      [
        'dubbed',
        '111',
        'دوبلهٔ فارسی',
        'Dubbed in Persian',
        [
          ['dubbed-asia', '1111', 'شرق آسیا', 'East Asia'],
          ['dubbed-europe', '1112', 'اروپا', 'Europe'],
        ],
      ],
      ['subtitled', '112', 'زیرنویس فارسی', 'Subtitled in Persian'],
    ],
  ],
  [
    'all-series',
    '16',
    'سریال',
    'Series',
    [
      ['iranian-series', '161', 'سریال ایرانی', 'Iranian Series'],
      [
        'foreign-series',
        '162',
        'سریال خارجی',
        'Foreign Series',
        [
          ['turkish-series', '1621', 'ترکیه', 'Türkiye'],
          ['korean-series', '1622', 'کره', 'Korea'],
          ['other-series', '1623', 'دیگر کشورها', 'Other Countries'],
        ],
      ],
    ],
  ],
  [
    'kids',
    '12',
    'کودک و نوجوان',
    'Kids and Teens',
    [
      ['cartoons', '121', 'پویانمایی', 'Animation'],
      ['kids-series', '122', 'مجموعه‌های کودک', 'Children’s Series'],
    ],
  ],
  [
    'documentary',
    '13',
    'مستند',
    'Documentary',
    [
      ['nature', '131', 'طبیعت', 'Nature'],
      ['society', '132', 'جامعه', 'Society'],
    ],
  ],
  ['music-and-stage', '14', 'موسیقی و نمایش', 'Music and Stage'],
  ['sport', '15', 'ورزشی', 'Sport'],
];
