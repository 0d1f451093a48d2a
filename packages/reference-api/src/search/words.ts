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
  return form.replace(/['’ʼ]/g, '').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}
