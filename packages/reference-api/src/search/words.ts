import { foldPersian, searchForms } from '@parde/domain';

/** What a text is looked for as: the words of each of its forms. */
export function wordForms(text: string): readonly (readonly string[])[] {
  return searchForms(text)
    .map(wordsOf)
    .filter((words) => words.length > 0);
}

/** The whole text without spaces, however it was joined; of punctuation alone, the punctuation. */
export function compactForm(text: string): string {
  const folded = foldPersian(text, 'stripped');
  return wordsOf(folded).join('') || folded.replaceAll(' ', '');
}

/** "Reza’s" is one word, as a reader in a hurry types it. */
function wordsOf(form: string): string[] {
  return form.replace(/['’ʼ]/g, '').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}
