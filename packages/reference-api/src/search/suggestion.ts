import { isWithin, shortestMisspelt } from './slips.ts';
import { soundOf } from './sound.ts';
import { compactForm } from './words.ts';

/**
 * The term with its misspelt words as they are spelt in a name that it found, so many slips away: «قهوه‌خانه» for
 * «قحوه‌خانه». Nothing where no word of it is misspelt like that.
 */
export function spelledLike(
  names: readonly string[],
  term: string,
  slips: number,
): string | undefined {
  const pieces = names.flatMap(piecesOf);
  let changed = false;
  const words = term
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => {
      const better = betterSpelt(compactForm(word), pieces, slips);
      changed ||= better !== undefined;
      return better ?? word;
    });
  return changed ? words.join(' ') : undefined;
}

type Piece = { shown: string; word: string };

function betterSpelt(typed: string, pieces: readonly Piece[], slips: number): string | undefined {
  if (pieces.some(({ word }) => word.startsWith(typed))) return undefined;
  const sound = /^[a-z]+$/.test(typed) ? soundOf(typed) : null;
  const near = pieces.find(
    ({ word }) => typed.length >= shortestMisspelt && isWithin(slips, word, typed),
  );
  return (near ?? pieces.find(({ shown }) => sound !== null && soundOf(heard(shown)) === sound))
    ?.shown;
}

/** The words of a name as they are shown, with their half-spaces and then part by part. */
function piecesOf(name: string): Piece[] {
  const words = name.match(/[\p{L}\p{M}\p{N}\u200c’']+/gu) ?? [];
  return [...words, ...words.flatMap((word) => word.split('\u200c'))]
    .map((word) => word.replace(/\u0654$/, ''))
    .map((shown) => ({ shown, word: compactForm(shown) }))
    .filter(({ word }) => word !== '');
}

function heard(shown: string): string {
  return shown.split('\u200c').map(compactForm).join(' ');
}
