import { foldPersian, searchForms } from '@parde/domain';

/** The words of each form of a text. */
export function wordForms(text: string): readonly (readonly string[])[] {
  return searchForms(text)
    .map(wordsOf)
    .filter((words) => words.length > 0);
}

/** The text without spaces; of punctuation alone, the punctuation. */
export function compactForm(text: string): string {
  const folded = foldPersian(text, 'stripped');
  return wordsOf(folded).join('') || folded.replaceAll(' ', '');
}

/** "Reza’s" is one word, as people type it in a hurry. */
function wordsOf(form: string): string[] {
  const plain = form
    .replace(/['’ʼ]/g, '')
    .replace(/[ıłøđßæœ]/g, (letter) => latin[letter] ?? letter);
  return plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** Letters that are not made of another and a mark, as keyboards without them write them. */
const latin: Readonly<Record<string, string>> = {
  ı: 'i',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};
