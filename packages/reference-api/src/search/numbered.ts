import { wordForms } from './words.ts';

type Counter = 'قسمت' | 'فصل';

const counters: Readonly<Record<string, Counter>> = {
  قسمت: 'قسمت',
  اپیزود: 'قسمت',
  episode: 'قسمت',
  فصل: 'فصل',
  season: 'فصل',
};

const units =
  'یک دو سه چهار پنج شش هفت هشت نه ده یازده دوازده سیزده چهارده پانزده شانزده هفده هجده نوزده';
const ordinalUnits =
  'اول دوم سوم چهارم پنجم ششم هفتم هشتم نهم دهم یازدهم دوازدهم سیزدهم چهاردهم پانزدهم شانزدهم هفدهم هجدهم نوزدهم';
const english = 'one two three four five six seven eight nine ten';
const tens = 'بیست سی چهل پنجاه شصت هفتاد هشتاد نود';

const numbers: ReadonlyMap<string, number> = new Map([
  ...[units, ordinalUnits, english].flatMap((list) =>
    list.split(' ').map((word, at) => [word, at + 1] as const),
  ),
  ...tens.split(' ').flatMap((word, at) => {
    const number = (at + 2) * 10;
    return [[word, number] as const, [`${word}م`, number] as const];
  }),
  ['یکم', 1],
  ['سیام', 30],
]);

/**
 * Returns «قسمت ۵» as one word, however the number is written. The number is first, so that «قسمت» alone is not a
 * prefix of all such words.
 */
export function numberedWord(counter: Counter, number: number): string {
  return `${number}${counter}`;
}

/** Returns the words of a term with each «قسمت پنجم» or «فصل ۲» as one word; an empty list if there is none. */
export function numberedForms(term: string): readonly (readonly string[])[] {
  return wordForms(term).flatMap((form) => {
    const words = form.flatMap((word) => /^(\p{L}+)(\d+)$/u.exec(word)?.slice(1) ?? [word]);
    const joined: string[] = [];
    let found = false;
    for (let at = 0; at < words.length; at += 1) {
      const word = words[at] ?? '';
      const counter = counters[word];
      const [number, length = 0] = counter === undefined ? [] : numberAt(words, at + 1);
      if (counter === undefined || number === undefined) {
        joined.push(word);
      } else {
        joined.push(numberedWord(counter, number));
        at += length;
        found = true;
      }
    }
    return found ? [joined] : [];
  });
}

/** Reads a number, which may have three words: «بیست و پنجم». */
function numberAt(words: readonly string[], at: number): [number: number, length: number] | [] {
  const first = words[at] ?? '';
  if (/^\d{1,4}$/.test(first)) return [Number(first), 1];
  const number = numbers.get(first);
  if (number === undefined) return [];
  const unit = words[at + 1] === 'و' ? numbers.get(words[at + 2] ?? '') : undefined;
  return number >= 20 && unit !== undefined && unit < 10 ? [number + unit, 3] : [number, 1];
}
