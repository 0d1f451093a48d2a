import { foldPersian, searchForms } from '@parde/domain';

/** The words of each form of a text. */
export function wordForms(text: string): readonly (readonly string[])[] {
  return searchForms(text)
    .map(splitWords)
    .filter((words) => words.length > 0);
}

/** Returns the text without spaces and punctuation. Text with nothing but punctuation keeps it. */
export function compactForm(text: string): string {
  const folded = foldPersian(text, 'stripped');
  return splitWords(folded).join('') || folded.replaceAll(' ', '');
}

/** "Reza’s" becomes one word, because people leave the apostrophe out when typing. */
function splitWords(form: string): string[] {
  const plain = form
    .replace(/['’ʼ]/g, '')
    .replace(/[ıłøđßæœ]/g, (letter) => latin[letter] ?? letter);
  return plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** Letters that cannot be split into a letter and a diacritic, with the spelling used on keyboards without them. */
const latin: Readonly<Record<string, string>> = {
  ı: 'i',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};
