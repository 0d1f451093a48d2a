import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from './define-brand.ts';

/** Returns a message for each file that brand.ts names and the public folder does not contain. */
export function missingFiles({ logo, fonts }: Brand, publicFolder: string): string[] {
  const { light, dark } = logo?.picture ?? {};
  const faces = Array.isArray(fonts?.faces) ? fonts.faces : [];
  const named: [field: string, file: string | undefined][] = [
    ['logo.picture.light', light],
    ['logo.picture.dark', dark],
    ...faces.map((face, at): [string, string | undefined] => [`fonts.faces.${at}.src`, face?.src]),
  ];
  return named
    .filter(
      ([, file]) =>
        typeof file === 'string' && file.startsWith('/') && !existsSync(join(publicFolder, file)),
    )
    .map(
      ([field, file]) =>
        `public${file}: is not there, and ${field} of brand.ts names it: put it there, or name another`,
    );
}
