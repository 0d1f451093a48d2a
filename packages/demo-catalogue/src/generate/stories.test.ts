import { describe, expect, it } from 'vitest';
import { demoData } from '../data/demo-data.ts';
import { seededRandom } from '../seeded-random.ts';
import { createTroupe } from './casting.ts';
import { midnight } from './days.ts';
import { createLibrary } from './library.ts';
import { createNamer } from './namer.ts';
import { slotsOf } from './template.ts';
import { makeFilms } from './titles/films.ts';
import { makeSeries } from './titles/series.ts';

const data = demoData();
const library = createLibrary(data);
const today = midnight(Date.parse('2026-11-21T15:00:00+03:30'));

/** Returns the generated films and series of a complete catalogue. */
function makeTitles(seed: number) {
  const troupe = createTroupe(seededRandom(`${seed}/people`), library, {});
  const studio = { seed, today, library, namer: createNamer(library), troupe };
  return [
    ...makeFilms(1560, studio).slice(data.curiousNames.length),
    ...makeSeries(345, 'small', studio).map(({ work }) => work),
  ];
}
const catalogues = [1, 2].map(makeTitles);
const titles = catalogues.flat();
const plots = library.stories.flatMap((story) => story.plots);

/** The words that the slots of plots are filled with: names, places and numbers. */
const fillings = new Set(
  [true, false].flatMap((woman) =>
    data.lands
      .flatMap((land) => Object.values(library.vocabularyOf(land, woman)).flat())
      .flatMap(([fa]) => fa.split(' ')),
  ),
);

/** Returns the sequences of three words in a summary, without the words that differ between titles of one plot. */
function shinglesOf(summary: string): string[] {
  const all = summary.match(/[\p{L}\u200c]+/gu)?.filter((word) => !fillings.has(word)) ?? [];
  return [...new Set(all.slice(2).map((word, at) => `${all[at]} ${all[at + 1]} ${word}`))];
}

/** Returns the titles whose plot occurs more than twice. */
function repeated(made: readonly { summary_fa: string }[]): string[] {
  const shingles = made.map(({ summary_fa }) => shinglesOf(summary_fa));
  const places = new Map<string, number[]>();
  shingles.forEach((list, at) => {
    for (const one of list) places.set(one, [...(places.get(one) ?? []), at]);
  });
  return made.flatMap(({ summary_fa }, at) => {
    const shared = new Map<number, number>();
    const list = shingles[at] ?? [];
    for (const other of list.flatMap((one) => places.get(one) ?? [])) {
      if (other !== at) shared.set(other, (shared.get(other) ?? 0) + 1);
    }
    const alike = [...shared].filter(([, count]) => count > 0.4 * list.length);
    return alike.length > 1 ? [summary_fa] : [];
  });
}

describe('the plots', () => {
  it('occur at most twice, in the words that are not names', () => {
    for (const made of catalogues) expect(repeated(made)).toEqual([]);
  }, 60_000);

  it('use the same words in both languages', () => {
    const differ = plots.filter(({ text: [fa, en] }) => {
      const [persian, english] = [slotsOf(fa), slotsOf(en)];
      return english.some((slot) => !persian.includes(slot));
    });
    expect(differ.map(({ text }) => text[1])).toEqual([]);
  });

  it('have at least two names each that fit their slots', () => {
    expect(plots.filter(({ names }) => names.length < 2).map(({ text }) => text[0])).toEqual([]);
    const misfits = plots.flatMap(({ text, names }) => {
      const given = text.flatMap(slotsOf);
      return names.filter(
        ({ name }) => !name.flatMap(slotsOf).every((slot) => given.includes(slot)),
      );
    });
    expect(misfits).toEqual([]);
  });

  it('use only known slots in both languages', () => {
    const known = new Set(Object.keys(library.vocabularyOf(library.iran, true)));
    const asked = plots.flatMap(({ text, names }) =>
      [text, ...names.map(({ name }) => name)].flatMap((pair) => pair.flatMap(slotsOf)),
    );
    expect(asked.filter((slot) => !known.has(slot.replace(/\d$/, '')))).toEqual([]);
  });

  it('give foreign titles an original name in the letters of their language', () => {
    const named = titles.flatMap(({ original_name }) => original_name ?? []);
    expect(named.length).toBeGreaterThan(40);
    expect(named.some((name) => /[ğş]/.test(name))).toBe(true);
    expect(named.some((name) => /[łńż]/.test(name))).toBe(true);
    const foreign = titles.filter(({ original_name, languages }) => original_name && languages[0]);
    expect(foreign.filter(({ countries }) => countries[0] === 'IR')).toEqual([]);
  });
});

/** Patterns for mistakes that an editor once found. */
const faults: readonly (readonly [fault: string, pattern: RegExp])[] = [
  ['an ezafe before «را»', /[هۀ]ٔ را(?![\p{L}\u200c])|(?:پیانو|رادیو|تابلو)ی را /u],
  [
    'one’s own of several',
    /(?:خواهر و برادر|نفر|شریک) .*(?:پدر|مادر|بزرگ|برادر|خواهر|عموی|خاله‌ا)ش به توافق/u,
  ],
  ['a half-space after a letter that does not join', /[اآدذرزژو]\u200c/u],
  [
    'a sky without what is not in it',
    /(?:دریا|باد|تگرگ|رود|موج|نسیم|مه|رعد|طوفان) یک شب به آسمان/u,
  ],
  ['wood of what has none', /سازندهٔ (?:نی‌انبان|دف|نی|آکاردئون|پیانو) .*چوب/u],
  ['a thing that nobody mends', /(?:نامه‌ای|نقشه‌ای|عکسی|بلیتی|تمبری|کتابی|کلیدی) برای تعمیر/u],
  ['snow on a hot coast', /برف‌گرفته‌?.*(?:مکران|می‌سی‌سی‌پی|هرمز|لوت|سیسیل|گوبی)/u],
  ['a word twice', /(?:^|\s)(\p{L}{3,}) \1(?![\p{L}\u200c])/u],
];

describe('texts', () => {
  it.each(faults)('contain no title with %s', (_, pattern) => {
    const wrong = titles.flatMap(({ name_fa, summary_fa }) =>
      [name_fa, summary_fa].filter((text) => pattern.test(text)),
    );
    expect(wrong).toEqual([]);
  });

  it('spell names as a Persian editor does', () => {
    const texts = JSON.stringify(data);
    expect(texts).not.toMatch(/برکت", ?"Beckett|ایزارا|آلبارادو|برنت|بوئنوس‌آیرس|کاروانسرا/);
  });
});
