import { asLatinKeys, asPersianKeys } from '../search/keyboard-layout.ts';

/** Returns a number from 0 to below 1, like `Math.random`. */
type Random = () => number;
export type Slip = (name: string, random: Random) => string | undefined;

/** The rows of the standard Persian keyboard, aligned by columns. */
const rows = ['ضصثقفغعهخحجچ', 'شسیبلاتنمکگ', 'ظطزرذدپو'];

const confused = ['قغ', 'حه', 'زذضظ', 'سصث', 'تط', 'اع', 'گک', 'پب', 'چج'];

const isLetter = (letter: string | undefined) =>
  letter !== undefined && /^\p{L}$/u.test(letter) && !/[آأ]/.test(letter);

/** Picks an index among the letters that can be changed. */
function pickPosition(letters: readonly string[], random: Random, may: (at: number) => boolean) {
  const places = letters.flatMap((_, at) => (may(at) ? [at] : []));
  return places[Math.floor(random() * places.length)];
}

function oneLetter(
  may: (letters: readonly string[], at: number) => boolean,
  change: (letters: readonly string[], at: number, random: Random) => readonly string[],
): Slip {
  return (name, random) => {
    const letters = [...name.normalize('NFC')];
    const at = pickPosition(
      letters,
      random,
      (each) => isLetter(letters[each]) && may(letters, each),
    );
    return at === undefined ? undefined : change(letters, at, random).join('');
  };
}

const pick = (list: readonly string[], random: Random) =>
  list[Math.floor(random() * list.length)] ?? '';

const neighboursOf = (letter: string): string[] =>
  rows.flatMap((row, at) => {
    const column = row.indexOf(letter);
    if (column < 0) return [];
    const near = [row[column - 1], row[column + 1], rows[at - 1]?.[column], rows[at + 1]?.[column]];
    return near.filter((one) => one !== undefined);
  });

const soundsLike = (letter: string) =>
  [...(confused.find((letters) => letters.includes(letter)) ?? '')].filter((one) => one !== letter);

const isPersian = (name: string) => /^[\p{Script=Arabic}\s\u200c]+$/u.test(name);
const only = (may: (name: string) => boolean, slip: Slip): Slip => {
  return (name, random) => (may(name) ? slip(name, random) : undefined);
};

/** Typical typing and spelling mistakes. Each returns undefined if the mistake is not possible in the name. */
export const slips = {
  swapped: oneLetter(
    (letters, at) => isLetter(letters[at + 1]) && letters[at] !== letters[at + 1],
    (letters, at) => letters.toSpliced(at, 2, letters[at + 1] ?? '', letters[at] ?? ''),
  ),
  missing: oneLetter(
    (letters) => letters.filter(isLetter).length > 3,
    (letters, at) => letters.toSpliced(at, 1),
  ),
  doubled: oneLetter(
    () => true,
    (letters, at) => letters.toSpliced(at, 0, letters[at] ?? ''),
  ),
  neighbour: oneLetter(
    (letters, at) => neighboursOf(letters[at] ?? '').length > 0,
    (letters, at, random) =>
      letters.toSpliced(at, 1, pick(neighboursOf(letters[at] ?? ''), random)),
  ),
  confused: oneLetter(
    (letters, at) => soundsLike(letters[at] ?? '').length > 0,
    (letters, at, random) => letters.toSpliced(at, 1, pick(soundsLike(letters[at] ?? ''), random)),
  ),
  joined: only(
    (name) => /[ \u200c]/.test(name),
    (name) => name.replace(/[ \u200c]/, ''),
  ),
  apart: only(
    (name) => name.includes('\u200c'),
    (name) => name.replaceAll('\u200c', ' '),
  ),
  latinKeys: only(isPersian, asLatinKeys),
  persianKeys: only(
    (name) => /^[a-z ]+$/i.test(name),
    (name) => asPersianKeys(name.toLowerCase()),
  ),
  finglish: only(
    (name) => /^[a-z ]+$/i.test(name) && /oo|gh|ee|q|kh|sh/i.test(name),
    (name) =>
      name
        .toLowerCase()
        .replaceAll('oo', 'u')
        .replaceAll('ee', 'i')
        .replaceAll('gh', 'q')
        .replaceAll('ou', 'o'),
  ),
} satisfies Record<string, Slip>;
