import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from './define-brand.ts';

/** Names every file that brand.ts names and the public folder lacks, and stops the start. */
export function checkBrandFiles({ logo, fonts }: Brand, publicDirectory: string): void {
  const { light, dark } = logo.picture ?? {};
  const named: [field: string, file: string | undefined][] = [
    ['logo.picture.light', light],
    ['logo.picture.dark', dark],
    ...(fonts?.faces ?? []).map(({ src }, at): [string, string] => [`fonts.faces.${at}`, src]),
  ];
  const missing = named.filter(
    ([, file]) => file !== undefined && !existsSync(join(publicDirectory, file)),
  );
  if (missing.length === 0) return;
  const lines = missing.map(([field, file]) => `  ${field} names ${file}`);
  throw new Error(`Files that brand.ts names are not in the public folder:\n${lines.join('\n')}`);
}
