import type { Pair } from '../data/entries.ts';
import type { SeededRandom } from '../seeded-random.ts';

/** The words for slots: `{city}` takes a word of `city`, and `{city2}` a different one. */
export type Vocabulary = Readonly<Record<string, readonly Pair[]>>;

export type Sheet = {
  fill: (template: Pair) => Pair;
  /** Returns the word picked for a slot. A picked word stays the same in all templates of one title. */
  word: (slot: string) => Pair;
};

const slots = /\{(a )?([a-z]+\d?)([~^!+]?)\}/g;

/** Returns the slots of a template, such as «city» or «job2», without repetitions and pronouns. */
export function slotsOf(template: string): string[] {
  const asked = [...template.matchAll(slots)].flatMap(([, , slot]) => slot ?? []);
  return [...new Set(asked)].filter((slot) => !['he', 'his', 'him'].includes(slot));
}

export function createSheet(random: SeededRandom, words: Vocabulary): Sheet {
  const picked = new Map<string, Pair>();

  const word = (slot: string): Pair => {
    const known = picked.get(slot);
    if (known) return known;
    const name = slot.replace(/\d$/, '');
    const all = words[name] ?? [];
    const taken = [...picked].filter(([other]) => other.startsWith(name)).map(([, one]) => one);
    const free = taken.length > 0 ? all.filter((one) => !taken.includes(one)) : all;
    const chosen = free[random.integer(0, free.length - 1)];
    if (!chosen) throw new Error(`There is no word for {${slot}}.`);
    picked.set(slot, chosen);
    return chosen;
  };

  return {
    word,
    fill: ([fa, en]) => [
      joined(fa.replace(slots, (_, _article, slot, ending) => inflect(word(slot)[0], ending))),
      sentences(
        en.replace(slots, (_, article, slot) =>
          article ? withArticle(word(slot)[1]) : word(slot)[1],
        ),
      ),
    ],
  };
}

function inflect(word: string, ending: string): string {
  if (ending === '~') return ezafe(word);
  if (ending === '!') return own(word);
  if (ending === '+') return their(word);
  return ending === '^' ? indefinite(word) : word;
}

/** Words whose final ه is pronounced as h: «ماه», «کوه», «ده». In other words it stands for an e sound. */
const heardHe = /(?:اه|کوه|گروه|انبوه|اندوه|(?:^|\s)(?:ده|مه|فرمانده))$/;

/** Returns the form of a word before a genitive or an adjective: «خانهٔ», «صدای», «آهوی», «باغ». */
export function ezafe(word: string): string {
  if (word.endsWith('ه') && !heardHe.test(word)) return `${word}ٔ`;
  if (
    /[اآ]$/.test(word) ||
    /(?:بو|مو|رو|آهو|بانو|پیانو|تابلو|رادیو|عمو|جادو|لیمو|زانو|استودیو|پهلو|گو)$/.test(word)
  )
    return `${word}ی`;
  return word;
}

/**
 * Returns the indefinite form: «خطاطی», «نویسنده‌ای», or «یک قاضی», «یک نانوا» if the ending would change the
 * meaning.
 */
export function indefinite(word: string): string {
  if (/[یاو]$/.test(word)) return `یک ${word}`;
  if (word.endsWith('ه') && !heardHe.test(word)) return `${word}‌ای`;
  return `${word}ی`;
}

/** Returns the form with a singular possessive: «پدرش», «خاله‌اش», «عمویش». */
function own(word: string): string {
  if (/[او]$/.test(word)) return `${word}یش`;
  return /[هی]$/.test(word) ? `${word}‌اش` : `${word}ش`;
}

/** Returns the form with a plural possessive: «پدرشان», «خاله‌شان», «عمویشان». */
function their(word: string): string {
  if (/[او]$/.test(word)) return `${word}یشان`;
  return /[هی]$/.test(word) ? `${word}‌شان` : `${word}شان`;
}

/** Removes the half-space after a letter that never joins the next one: «سفالگرهای», «چهارروزه», but «نقال‌های». */
function joined(text: string): string {
  return text.replace(/([اآدذرزژو])\u200c/g, '$1');
}

function withArticle(word: string): string {
  return /^[aeiou]/i.test(word) && !/^(?:uni|one|euro)/i.test(word) ? `an ${word}` : `a ${word}`;
}

/**
 * Capitalises sentences and removes a doubled article, because a slot's word may begin with one: «the {land} signal»
 * becomes «the Lut desert signal».
 */
function sentences(text: string): string {
  return text
    .replace(/\bthe the\b/g, 'the')
    .replace(
      /(^|[.!?] )([a-z])/g,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    );
}

const small = new Set([
  'a',
  'an',
  'and',
  'at',
  'by',
  'for',
  'from',
  'in',
  'nor',
  'of',
  'on',
  'or',
  'the',
  'to',
  'with',
  'than',
]);

/** Returns a name in English title case. */
export function headline(text: string): string {
  const words = text.split(' ');
  return words
    .map((one, index) => {
      const inner =
        index > 0 && index < words.length - 1 && !/[:?!—]$/.test(words[index - 1] ?? '');
      return inner && small.has(one)
        ? one
        : one.replace(
            /^([“(]?)([a-z])/,
            (_, open: string, letter: string) => open + letter.toUpperCase(),
          );
    })
    .join(' ');
}
