/** Keys with fewer consonants would match too much. */
const minConsonants = 2;

const persianConsonants: Readonly<Record<string, string>> = Object.fromEntries(
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

const latinConsonants = [
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
 * Returns the consonants of a folded Persian word or of a word in Latin letters: «قهوه‌خانه» and "ghahvekhane" have
 * the same key. Vowels are left out because their spelling varies too much. Returns null for other words.
 */
export function phoneticKeyOf(word: string): string | null {
  const sound = /^[a-z]+$/.test(word) ? latin(word) : persian(word);
  return sound.length < minConsonants ? null : sound;
}

/** Doubled consonants count once, and a final h after a vowel is left out. */
function latin(word: string): string {
  return latinConsonants
    .reduce((key, [written, sound]) => key.replace(written, sound), word.replace(/h$/, endOf))
    .replace(/([^aeiou])\1/g, '$1')
    .replace(/[aeiouvwy]/g, '');
}

function endOf(h: string, at: number, word: string): string {
  return /[aeiou]/.test(word.charAt(at - 1)) ? '' : h;
}

function persian(word: string): string {
  if (!/^[\u0621-\u06cc ]+$/.test(word)) return '';
  return [...word.replace(/ه(?= |$)/g, '')]
    .map((letter) => persianConsonants[letter] ?? '')
    .join('');
}
