/** The menu: slug, own id, name, children. */
export type SeedCategory = readonly [
  slug: string,
  id: string,
  fa: string,
  children?: readonly SeedCategory[],
];

export const categories: readonly SeedCategory[] = [
  [
    'iranian-films',
    '10',
    'فیلم ایرانی',
    [
      ['iranian-drama', '101', 'درام ایرانی'],
      ['iranian-comedy', '102', 'کمدی ایرانی'],
      ['iranian-classics', '103', 'آثار ماندگار'],
    ],
  ],
  [
    'foreign-films',
    '11',
    'فیلم خارجی',
    [
      [
        'dubbed',
        '111',
        'دوبلهٔ فارسی',
        [
          ['dubbed-asia', '1111', 'شرق آسیا'],
          ['dubbed-europe', '1112', 'اروپا'],
        ],
      ],
      ['subtitled', '112', 'زیرنویس فارسی'],
    ],
  ],
  [
    'all-series',
    '16',
    'سریال',
    [
      ['iranian-series', '161', 'سریال ایرانی'],
      [
        'foreign-series',
        '162',
        'سریال خارجی',
        [
          ['turkish-series', '1621', 'ترکیه'],
          ['korean-series', '1622', 'کره'],
          ['other-series', '1623', 'دیگر کشورها'],
        ],
      ],
    ],
  ],
  [
    'kids',
    '12',
    'کودک و نوجوان',
    [
      ['cartoons', '121', 'پویانمایی'],
      ['kids-series', '122', 'مجموعه‌های کودک'],
    ],
  ],
  [
    'documentary',
    '13',
    'مستند',
    [
      ['nature', '131', 'طبیعت'],
      ['society', '132', 'جامعه'],
    ],
  ],
  ['music-and-stage', '14', 'موسیقی و نمایش'],
  ['sport', '15', 'ورزشی'],
];
