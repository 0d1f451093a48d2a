import type { Answer, Card } from '@parde/api-client';
import { describe, expect, it } from 'vitest';
import { type ErrorBody, read } from '../test-support/test-api.ts';
import { createCatalogueApi } from '../test-support/test-catalogue.ts';

const api = createCatalogueApi();
const get = (path: string) => api.call('GET', path);
const search = async (asked: string) =>
  (await read<Answer<'search'>>(get(`/get/search?${asked}`))).data;
const page = (query: string) => search(`query=${encodeURIComponent(query)}`);
const shown = ({ items }: { items: Card[] }) =>
  items.map((item) => `${item.content_type}: ${item.name_fa}`);

describe('typed terms and their first result', () => {
  it.each([
    // Exact spelling
    ['شب‌های بی‌ستارهٔ یزد', 'movie: شب‌های بی‌ستارهٔ یزد'],
    ['یوز', 'movie: یوز'],
    ['نان', 'movie: نان'],
    ['کاروان ابریشم', 'movie: کاروان ابریشم'],
    ['پرواز ۷۱۴', 'series: پرواز ۷۱۴'],
    ['پرستو نیک‌نام', 'person: پرستو نیک‌نام'],
    ['پردهٔ کودک', 'live: پردهٔ کودک'],
    ['گل‌گشت', 'channel: گل‌گشت'],
    // With an Arabic keyboard
    ['كاروان ابريشم', 'movie: کاروان ابریشم'],
    ['شهر بي‌سايه', 'movie: شهرِ بی‌سایه'],
    ['قهوة خانة', 'series: قهوه‌خانهٔ حاج رضا'],
    ['آخرین قنات', 'movie: آخرین قنات'],
    ['اخرین قنات', 'movie: آخرین قنات'],
    ['ماموريت', 'series: مأموریت: تعطیلات'],
    // Without half-spaces, or with spaces for them
    ['قهوه خانه', 'series: قهوه‌خانهٔ حاج رضا'],
    ['قهوهخانه', 'series: قهوه‌خانهٔ حاج رضا'],
    ['شبهای بیستاره', 'movie: شب‌های بی‌ستارهٔ یزد'],
    ['شب های بی ستاره یزد', 'movie: شب‌های بی‌ستارهٔ یزد'],
    ['میخواهم شان', 'movie: می‌خواهم‌شان'],
    ['نیکنام', 'person: پرستو نیک‌نام'],
    ['شهرآشوب', 'series: شهرآشوب'],
    ['شهر اشوب', 'series: شهرآشوب'],
    ['زیر گذر', 'movie: زیرگذر'],
    ['شاهدخاموش', 'movie: شاهد خاموش'],
    // Digits of different keyboards
    ['پرواز 714', 'series: پرواز ۷۱۴'],
    ['پرواز ٧١٤', 'series: پرواز ۷۱۴'],
    ['714', 'series: پرواز ۷۱۴'],
    ['پلاک 13', 'movie: پلاک ۱۳'],
    ['21:45', 'movie: ۲۱:۴۵'],
    // With diacritics, tatweel, and copied control characters
    ['یُوز', 'movie: یوز'],
    ['کاروانِ ابریشم', 'movie: کاروان ابریشم'],
    ['کـــاروان', 'movie: کاروان ابریشم'],
    ['\u202bکاروان\u202c', 'movie: کاروان ابریشم'],
    ['«نخود»', 'movie: ربات کوچک من «نخود»'],
    ['کی من', 'movie: کی؟ من؟!'],
    // Two letters
    ['یو', 'movie: یوز'],
    ['نا', 'movie: نان'],
    ['خط', 'series: خط آبی'],
    // In any order, and with incomplete words
    ['یزد شب‌های', 'movie: شب‌های بی‌ستارهٔ یزد'],
    ['رضا قهوه', 'series: قهوه‌خانهٔ حاج رضا'],
    ['کارو ابر', 'movie: کاروان ابریشم'],
    ['ستاره یز', 'movie: شب‌های بی‌ستارهٔ یزد'],
    // Inside a word
    ['ریشم', 'movie: کاروان ابریشم'],
    // A misspelling
    ['کاروان ابرشم', 'movie: کاروان ابریشم'],
    ['کاوران ابریشم', 'movie: کاروان ابریشم'],
    ['قحوه‌خانه', 'series: قهوه‌خانهٔ حاج رضا'],
    ['پرستوو نیکنام', 'person: پرستو نیک‌نام'],
    ['ایسگاه بعد', 'movie: ایستگاه بعد: خیام'],
    // In Latin letters: English names, phonetic spellings
    ['flight', 'series: پرواز ۷۱۴'],
    ['FLIGHT 714', 'series: پرواز ۷۱۴'],
    ['Yazd', 'movie: شب‌های بی‌ستارهٔ یزد'],
    ['silk caravan', 'movie: کاروان ابریشم'],
    ['uncles red paykan', 'movie: پیکانِ قرمزِ دایی‌جان'],
    ['cafe naderi', 'movie: قرارِ آخر، کافهٔ نادری'],
    ['amelie', 'person: آملی گارنو'],
    ['parasto niknam', 'person: پرستو نیک‌نام'],
    ['ghahve khane', 'series: قهوه‌خانهٔ حاج رضا'],
    ['shahrashoub', 'series: شهرآشوب'],
    ['karvan abrisham', 'movie: کاروان ابریشم'],
    // Episodes by series, season and number
    ['قهوه‌خانهٔ حاج رضا قسمت ۲', 'episode: مهمان ناخوانده'],
    ['حاج رضا قسمت دوم', 'episode: مهمان ناخوانده'],
    ['حاج رضا فصل ۲ قسمت ۱', 'episode: باران'],
    ['فصل دوم قسمت اول قهوه خانه', 'episode: باران'],
    ['haj reza season 2 episode 1', 'episode: باران'],
    ['قسمت یکم', 'episode: مهمانی'],
    ['قسمت۲', 'episode: مهمان ناخوانده'],
    ['مهمان قهوه خانه', 'episode: مهمانی'],
    ['قحوه خانه قسمت ۲', 'episode: مهمان ناخوانده'],
    // By the original name
    ['clessidra', 'movie: ساعت شنی ونیز'],
    ['La clessidra di Venezia', 'movie: ساعت شنی ونیز'],
    ['Mısır Çarşısı', 'movie: بازار ادویه'],
    ['misir carsisi', 'movie: بازار ادویه'],
    // With the kind of title, or by the kind only
    ['سریال قهوه خانه', 'series: قهوه‌خانهٔ حاج رضا'],
    ['مجموعه شهرآشوب', 'series: شهرآشوب'],
    ['فیلم شهرآشوب', 'series: شهرآشوب'],
    ['فیلم یوز', 'movie: یوز'],
    ['سریال مهمانی', 'series: مهمانی'],
    ['سریال', 'series: قهوه‌خانهٔ حاج رضا'],
    ['کمدی', 'series: قهوه‌خانهٔ حاج رضا'],
    ['سریال کمدی', 'series: قهوه‌خانهٔ حاج رضا'],
    ['comedy', 'series: قهوه‌خانهٔ حاج رضا'],
    ['مجله', 'channel: گل‌گشت'],
    ['مجلهٔ گلگشت', 'channel: گل‌گشت'],
  ])('%s → %s', async (typed, first) => {
    expect(shown(await page(typed))[0]).toBe(first);
  });
});

describe('the order of results', () => {
  it('has exact names first, then names that start with the term, words, prefixes of words, and letters inside words', async () => {
    expect(shown(await page('باران'))).toEqual([
      'movie: باران که می‌آمد',
      'movie: بارانی زرد',
      'movie: بوی باران',
      'movie: چترِ بارانی',
      'movie: بی‌بارانی',
      'episode: باران',
    ]);
  });

  it('has films before series before episodes for equal matches', async () => {
    expect(shown(await page('مهمانی'))).toEqual([
      'movie: مهمانی',
      'series: مهمانی',
      'episode: مهمانی',
    ]);
  });

  it('has matches by the series after all matches by name', async () => {
    const found = shown(await page('قهوه'));
    expect(found[0]).toBe('series: قهوه‌خانهٔ حاج رضا');
    expect(found.slice(1).map((one) => one.split(':')[0])).toEqual(Array(5).fill('episode'));
    expect(shown(await page('قسمت ۲'))).toEqual([
      'episode: مهمان ناخوانده',
      'episode: دعوا بر سر استکان',
    ]);
  });

  it('has no near matches if there are exact ones', async () => {
    const { about, items } = await page('کاروان');
    expect(shown({ items })).toEqual(['movie: کاروان ابریشم', 'ekran: اکران کاروان ابریشم']);
    expect(about.did_you_mean).toBeNull();
    expect((await page('مجله')).about.did_you_mean).toBeNull();
    expect(shown(await page('کارون'))).toEqual(['movie: کارون']);
  });
});

describe('search', () => {
  it('returns no results and no suggestion if nothing matches', async () => {
    const { about, items, next_cursor } = await page('زرافه‌های پرنده');
    expect(about).toMatchObject({ count: 0, corrected: false, did_you_mean: null });
    expect([items, next_cursor]).toEqual([[], null]);
  });

  it('finds only entries that match every word', async () => {
    expect((await page('کاروان یزد')).about.count).toBe(0);
    expect((await page('شب‌های کاروان ابریشم')).about.count).toBe(0);
  });

  it('suggests the corrected spelling of its results', async () => {
    expect((await page('قحوه‌خانه')).about.did_you_mean).toBe('قهوه‌خانه');
    expect((await page('قحوه خانه')).about.did_you_mean).toBe('قهوه خانه');
    expect((await page('كاروان ابرشم')).about.did_you_mean).toBe('كاروان ابریشم');
    expect((await page('ghahvekhane')).about.did_you_mean).toBe('قهوه‌خانه');
    expect((await page('قهوه‌خانه')).about.did_you_mean).toBeNull();
  });

  it('can be limited to one kind', async () => {
    const data = await search(`query=${encodeURIComponent('پرستو')}&type=person`);
    expect(shown(data)).toEqual(['person: پرستو نیک‌نام']);
    expect(data.about.count).toBe(1);
  });

  it('respects the content filter, except for people and channels', async () => {
    const all = await search('query=the&limit=50');
    const children = await search('query=the&limit=50&age=7');
    expect(children.about.count).toBeLessThan(all.about.count);
    const italian = await search('query=the&limit=50&country=4');
    expect(shown(italian)).toEqual(['movie: ساعت شنی ونیز']);
    expect(shown(await search('query=the&lang=6'))).toEqual(shown(italian));
    expect(shown(await search('query=the&f_type=5'))).toEqual(['series: خط آبی', 'series: مهمانی']);
    expect((await search('query=niknam&lang=6')).items[0]?.content_type).toBe('person');
  });

  it('returns each result once across pages, in the order of a single page', async () => {
    const whole = await search('query=the&limit=50');
    expect(whole.items.length).toBeGreaterThan(12);
    const paged: string[] = [];
    let next: string | null = null;
    do {
      const from: string = next === null ? '' : `&cursor=${next}`;
      const data = await search(`query=the&limit=5${from}`);
      expect(data.about.count).toBe(whole.about.count);
      paged.push(...shown(data));
      next = data.next_cursor;
    } while (next !== null && paged.length < 50);
    expect(paged).toEqual(shown(whole));
  });

  it.each([
    'پ" OR 1=1 --',
    "'; DROP TABLE titles; --",
    '"* NEAR(a b)',
    '^نان -یزد col:x {}',
    '%%',
    '__',
    '\\\\',
    '👨‍👩‍👧‍👦👏',
    'ًٌٍَُِّْ',
    '\u200c\u200c',
    '؟!',
    '..',
    '\u0000\u0000',
    'ﷺﷺﷺ',
    'ا'.repeat(100),
    'آ ب پ ت ث ج چ ح خ د ذ ر ز ژ س ش ص ض ط ظ ع غ ف ق ک گ ل م ن و ه ی',
    'ab cd ef gh ij kl mn op qr st uv wx yz',
  ])('never fails for any text: %j', async (typed) => {
    const response = await get(`/get/search?query=${encodeURIComponent(typed)}&type=all`);
    expect(response.status).toBe(200);
  });

  it('names a missing, too short or too long term, and other invalid fields', async () => {
    const refusals = [
      ['', 'query'],
      ['query=%D8%A7', 'query'],
      [`query=${'a'.repeat(101)}`, 'query'],
      ['query=abc&type=film', 'type'],
      ['query=abc&limit=51', 'limit'],
      ['query=abc&cursor=abc', 'cursor'],
    ];
    for (const [asked, field] of refusals) {
      const response = await get(`/get/search?${asked}`);
      expect(response.status).toBe(422);
      expect(Object.keys((await read<ErrorBody>(response)).errors)).toEqual([field]);
    }
  });
});

describe('quickSearch', () => {
  const quick = async (query: string) => {
    const path = `/ghost/get/getSearchQuick?query=${encodeURIComponent(query)}`;
    return (await read<Answer<'quickSearch'>>(get(path))).data;
  };

  it('returns a few of the best results, each with its icon', async () => {
    const results = await quick('پرستو');
    expect(results.map(({ type, content_type, name_fa }) => [type, content_type, name_fa])).toEqual(
      [
        ['other', 'person', 'پرستو نیک‌نام'],
        ['video', 'video', 'گفت‌وگو با پرستو نیک‌نام'],
      ],
    );
    expect((await quick('the')).length).toBe(8);
  });

  it('finds a film by its original name', async () => {
    expect((await quick('clessidra'))[0]).toMatchObject({ name_fa: 'ساعت شنی ونیز' });
  });

  it('has series, season and number for episodes only', async () => {
    const results = await quick('قهوه');
    const places = results.map(({ content_type, episode_of }) => ({ content_type, episode_of }));
    expect(places[0]).toEqual({ content_type: 'series', episode_of: null });
    expect(places[1]).toEqual({
      content_type: 'episode',
      episode_of: {
        series: {
          id: expect.any(String),
          name_fa: 'قهوه‌خانهٔ حاج رضا',
          name_en: 'Haj Reza’s Coffee House',
        },
        season: expect.any(Number),
        number: expect.any(Number),
      },
    });
  });

  it('returns an empty list if nothing matches', async () => {
    expect(await quick('ژژژژژ')).toEqual([]);
  });

  it('names the query if it is too short', async () => {
    const response = await get(`/ghost/get/getSearchQuick?query=${encodeURIComponent('یز')}`);
    expect(response.status).toBe(422);
    expect(Object.keys((await read<ErrorBody>(response)).errors)).toEqual(['query']);
  });
});
