import { createHash } from 'node:crypto';

interface Name {
  /** A hash of the file's path and the name's position in the file. */
  readonly hash: string;
  readonly filePath: string;
  readonly packageName?: string | undefined;
}

/**
 * Generates names for vanilla-extract's classes: four letters from the file's path, and a number. Vanilla-extract's
 * own names are twice as long, and a document has two thousand of them. Files with the same letters share one
 * sequence of numbers.
 */
export function shortNames(): (name: Name) => string {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  return ({ hash, filePath, packageName }) => {
    const known = names.get(hash);
    if (known !== undefined) return known;
    const file = lettersOf(`${packageName}/${filePath}`);
    const count = counts.get(file) ?? 0;
    counts.set(file, count + 1);
    const name = file + count.toString(36);
    names.set(hash, name);
    return name;
  };
}

function lettersOf(text: string): string {
  const digest = createHash('sha256').update(text).digest('base64');
  return digest.replaceAll(/[^A-Za-z]/g, '').slice(0, 4);
}
