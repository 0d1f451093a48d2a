/** Fewer consonants sound like too much. */
const fewest = 2;

const ofLetter: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    b: 'ب',
    p: 'پ',
    t: 'تط',
    s: 'ثسص',
    j: 'ج',
    C: 'چ',
    h: 'حه',
    X: 'خ',
    d: 'د',
    z: 'ذزضظ',
    r: 'ر',
    Z: 'ژ',
    S: 'ش',
    G: 'غق',
    f: 'ف',
    k: 'ک',
    g: 'گ',
    l: 'ل',
    m: 'م',
    n: 'ن',
  }).flatMap(([sound, letters]) => [...letters].map((letter) => [letter, sound])),
);

const ofLatin = [
  [/sh/g, 'S'],
  [/kh/g, 'X'],
  [/ch/g, 'C'],
  [/zh/g, 'Z'],
  [/gh|q/g, 'G'],
  [/ph/g, 'f'],
  [/x/g, 'ks'],
  [/c/g, 'k'],
] as const;

/**
 * The consonants of a folded Persian word, which may be of several parts, or of one written in Latin letters, «قهوه‌خانه» and "ghahvekhane": what is
 * a vowel in the one is written in many ways or not at all in the other. Null for any other word.
 */
export function soundOf(word: string): string | null {
  const sound = /^[a-z]+$/.test(word) ? latin(word) : persian(word);
  return sound.length < fewest ? null : sound;
}

/** Doubled consonants, and an h that ends a word after a vowel, are written by some and not by others. */
function latin(word: string): string {
  return ofLatin
    .reduce((heard, [written, sound]) => heard.replace(written, sound), word.replace(/h$/, endOf))
    .replace(/([^aeiou])\1/g, '$1')
    .replace(/[aeiouvwy]/g, '');
}

function endOf(h: string, at: number, word: string): string {
  return /[aeiou]/.test(word.charAt(at - 1)) ? '' : h;
}

function persian(word: string): string {
  if (!/^[\u0621-\u06cc ]+$/.test(word)) return '';
  return [...word.replace(/ه(?= |$)/g, '')].map((letter) => ofLetter[letter] ?? '').join('');
}
