/** Where a page says a word that people call its component by. */
export const placeOf = (word: string): string => `called-${word.replaceAll(' ', '-')}`;
