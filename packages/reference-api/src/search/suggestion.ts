import { isWithinDistance } from './edit-distance.ts';
import { phoneticKeyOf } from './phonetic-key.ts';
import { compactForm } from './words.ts';

/**
 * Returns the term with misspelt words corrected from the names that it found: «قهوه‌خانه» for «قحوه‌خانه». Returns
 * undefined if nothing is misspelt.
 */
export function suggestSpelling(
  names: readonly string[],
  term: string,
  maxEdits: number,
): string | undefined {
  const pieces = names.flatMap(piecesOf);
  let changed = false;
  const words = term
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => {
      const better = correctWord(compactForm(word), pieces, maxEdits);
      changed ||= better !== undefined;
      return better ?? word;
    });
  return changed ? words.join(' ') : undefined;
}

type Piece = { shown: string; word: string };

function correctWord(
  typed: string,
  pieces: readonly Piece[],
  maxEdits: number,
): string | undefined {
  if (pieces.some(({ word }) => word.startsWith(typed))) return undefined;
  const sound = /^[a-z]+$/.test(typed) ? phoneticKeyOf(typed) : null;
  const near = pieces.find(
    ({ word }) => typed.length > 1 && word.length > 1 && isWithinDistance(maxEdits, word, typed),
  );
  return (
    near ?? pieces.find(({ shown }) => sound !== null && phoneticKeyOf(spokenForm(shown)) === sound)
  )?.shown;
}

/** Returns the words of a name with their half-spaces, then the parts of these words. */
function piecesOf(name: string): Piece[] {
  const words = name.match(/[\p{L}\p{M}\p{N}\u200c’']+/gu) ?? [];
  return [...words, ...words.flatMap((word) => word.split('\u200c'))]
    .map((word) => word.replace(/\u0654$/, ''))
    .map((shown) => ({ shown, word: compactForm(shown) }))
    .filter(({ word }) => word !== '');
}

function spokenForm(shown: string): string {
  return shown.split('\u200c').map(compactForm).join(' ');
}
