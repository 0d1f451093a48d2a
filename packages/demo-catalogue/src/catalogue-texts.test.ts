import { describe, expect, it } from 'vitest';
import type { Title } from './catalogue.ts';
import { demoData } from './data/demo-data.ts';
import { full, now } from './test-support/full-catalogue.ts';

const data = demoData();
const { titles, people = [], comments = [] } = full;
const works = titles.filter(({ type }) => type !== 'video');

/** Returns all texts with their keys, such as `name_fa`. */
function textsIn(value: unknown): (readonly [key: string, text: string])[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, entry]) =>
    typeof entry === 'string' ? [[key, entry] as const] : textsIn(entry),
  );
}

describe('the texts', () => {
  const texts = textsIn(full);
  const persian = texts.filter(([key]) => key.endsWith('_fa') || key === 'text');
  const breaking = (rule: RegExp, checked = persian) =>
    [...new Set(checked.map(([, text]) => text).filter((text) => rule.test(text)))].slice(0, 5);

  it('never write the number nine as «نه», which reads as "not"', () => {
    const counted =
      'روز|ماه|سال|هفته|شب|ساعت|دقیقه|ثانیه|نفر|بار|قسمت|فصل|روایت|وارث|سهم|خواهر|برادر|مسافر|نت|گام|کیلومتر|طبقه|درصد';
    expect(breaking(new RegExp(`(?<![\\p{L}\\u200c])نه (?:${counted})(?!\\p{L})`, 'u'))).toEqual(
      [],
    );
    expect(
      breaking(
        /(?:ساعت|طبقهٔ|شمارهٔ|ردیف|(?:بیست|سی|چهل|پنجاه|شصت|هفتاد|هشتاد|نود) و) نه(?![\p{L}\u200c])|(?<![\p{L}])نه\u200cساله/u,
      ),
    ).toEqual([]);
    const words = Object.values(data.words).flat();
    expect(words.filter(([fa]) => fa === 'نه')).toEqual([]);
  });

  it('name no brand', () => {
    // One film has code in its texts.
    const read = texts
      .filter(([key]) => !/^(?:id|of|on|items|catch_up_id|\d+)$/.test(key))
      .map(([key, text]) => [key, text.replaceAll('pardeWasHere', '')] as const);
    expect(
      breaking(/(?<!پشت )(?<![\p{L}\u200c])پردهٔ?(?![\p{L}\u200cٔ])|پرده‌پلاس|مهتاب‌نما/u, read),
    ).toEqual([]);
    expect(breaking(/parde|\bplus\b/i, read)).toEqual([]);
  });
});

it('leaves only the listed titles without English texts', () => {
  const missing = works.filter(({ summary_en }) => !summary_en).map(({ id }) => id);
  expect(missing.sort()).toEqual([...data.untranslated].sort());
  expect(missing.length / works.length).toBeLessThan(0.025);
  const parts = works.flatMap(({ seasons = [] }) => seasons.flatMap(({ episodes }) => episodes));
  const videos = titles.filter(({ type, listed = true }) => type === 'video' && listed);
  const half = [...parts, ...videos].filter(
    ({ summary_fa, summary_en }) => !summary_fa !== !summary_en,
  );
  expect(half).toEqual([]);
});

describe('the people', () => {
  const [, ...abroad] = data.lands;
  const foreign = new Set(abroad.flatMap(({ family }) => family.map(([fa]) => fa)));
  const byId = new Map(people.map((person) => [person.id, person]));
  const creditedIn = (title: Title) =>
    [...(title.directors ?? []), ...(title.actors ?? [])].flatMap((id) => byId.get(id) ?? []);
  const isIranian = ({ countries = [] }: Title) => countries.includes('IR');

  it('have Iranian names in Iranian titles', () => {
    const wrong = works
      .filter(isIranian)
      .flatMap(creditedIn)
      .filter(
        ({ name_fa, sitter }) =>
          sitter === 'woman' || name_fa.split(' ').some((name) => foreign.has(name)),
      );
    expect([...new Set(wrong.map(({ name_fa }) => name_fa))]).toEqual([]);
  });

  it('work either in Iran or abroad', () => {
    const atHome = new Set(works.filter(isIranian).flatMap(creditedIn));
    const others = works.filter((title) => !isIranian(title)).flatMap(creditedIn);
    expect(others.filter((person) => atHome.has(person)).map(({ name_fa }) => name_fa)).toEqual([]);
  });
});

describe('the comments', () => {
  const byReference = new Map(titles.map((title) => [`${title.type}/${title.id}`, title]));
  const commented = comments.map(({ on, text }) => ({ text, title: byReference.get(on) }));
  const misplaced = (rule: RegExp, fits: (title: Title) => boolean) => {
    const wrong = commented.filter(
      ({ text, title }) => rule.test(text.replaceAll(/«[^»]+»/gu, '')) && !(title && fits(title)),
    );
    return [...new Set(wrong.map(({ text }) => text))].slice(0, 5);
  };
  const hasGenre =
    (...keys: string[]) =>
    ({ genres = [] }: Title) =>
      keys.some((key) => genres.includes(key));

  it.each<[about: string, rule: RegExp, fits: (title: Title) => boolean]>([
    ['a film', /(?<!سریال.*)فیلم(?![\u200c]?(?:‌برداری|‌نامه))/u, ({ type }) => type === 'movie'],
    ['episodes and seasons', /قسمت|فصل|سریال(?!‌بین)/u, ({ type }) => type === 'series'],
    ['the next episode', /قسمت بعدی|دیر به دیر/u, ({ last_year }) => !last_year],
    ['a second season', /فصل (?:اول|دوم)/u, ({ seasons = [] }) => seasons.length > 1],
    ['an issue', /هر شماره|شمارهٔ قبل/u, ({ type }) => type === 'video'],
    [
      'fear',
      /ترس|چراغ رو روشن/u,
      (title) => hasGenre('horror')(title) || hasGenre('adventure', 'fantasy')(title),
    ],
    [
      'fear that children must not see',
      /چراغ رو روشن|ترسوند|ترسیدم/u,
      (title) => !hasGenre('kids')(title),
    ],
    ['children', /بچه|پسرم|دخترم|کودک/u, hasGenre('kids', 'animation')],
    ['a documentary', /مستند/u, hasGenre('documentary')],
    ['laughter', /خندید|خنده|لبخند/u, hasGenre('comedy', 'kids', 'animation')],
    ['dubbing', /دوبله/u, ({ dubbed }) => dubbed === true],
    ['its price', /پولم/u, ({ access }) => access === 'paid'],
    [
      'English subtitles that are missing',
      /زیرنویس انگلیسی ندارد/u,
      ({ subtitles = [] }) => !subtitles.includes('en'),
    ],
    ['a match', /مسابقه/u, hasGenre('sport')],
    ['anything', /./u, ({ released }) => Date.parse(released ?? '') <= now],
  ])('speak of %s only where it fits', (_, rule, fits) => {
    expect(misplaced(rule, fits)).toEqual([]);
  });

  it('name the first actor or the director of their title', () => {
    const names = new Map(people.map(({ id, name_fa }) => [id, name_fa]));
    const named = new Set(people.map(({ name_fa }) => name_fa));
    const mentioned = /بازی ([\p{L}\u200c]+ [\p{L}\u200c]+) (?:فوق|قسمت|در صحنه|درس)/u;
    const wrong = commented.filter(({ text, title }) => {
      const name = mentioned.exec(text)?.[1];
      return name && named.has(name) && names.get(title?.actors?.[0] ?? '') !== name;
    });
    expect(wrong).toEqual([]);
  });

  it('have conditions that each kind of title meets', () => {
    for (const type of ['movie', 'series', 'video'] as const) {
      expect(commented.some(({ title }) => title?.type === type)).toBe(true);
    }
  });
});
