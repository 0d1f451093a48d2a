/** Returns the id of the element that shows an alternative name of a component. */
export const aliasElementId = (word: string): string => `called-${word.replaceAll(' ', '-')}`;
