/** Breaks names into lines, and makes any text safe to set. */

/** Characters that XML forbids, and bidi marks. */
const unsettable =
  /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u061c\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;
const rightToLeft = /\p{Script=Arabic}/u;
const noWidth = /[\p{Mn}\u200c\u200d]/gu;

export function settable(text: string): string {
  return text.replace(/\s+/gu, ' ').replace(unsettable, '').trim();
}

/** The renderer takes a line's direction from its first letter, so a Persian line that begins in Latin needs a mark. */
export function lineMarkup(line: string): string {
  const escaped = line.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
  return rightToLeft.test(line) ? `\u202b${escaped}\u202c` : escaped;
}

function length(words: readonly string[]): number {
  return words.join(' ').replace(noWidth, '').length;
}

/** Breaks the name so that the longest line is as short as possible. */
export function balanced(text: string, count: number): string[] {
  const words = text.split(' ');
  if (count <= 1 || words.length <= 1) return [text];
  let best: string[] = [text];
  let shortest = Number.POSITIVE_INFINITY;
  for (let end = 1; end < words.length; end += 1) {
    const first = words.slice(0, end);
    const rest = balanced(words.slice(end).join(' '), count - 1);
    const longest = Math.max(length(first), ...rest.map((line) => length([line])));
    if (longest < shortest) {
      shortest = longest;
      best = [first.join(' '), ...rest];
    }
  }
  return best;
}

/** Shortens a name that is too long for a poster. */
export function shortened(text: string, most: number): string {
  if (length([text]) <= most) return text;
  const cut = [...text].slice(0, most).join('');
  const space = cut.lastIndexOf(' ');
  return `${(space > most / 2 ? cut.slice(0, space) : cut).trimEnd()}…`;
}
