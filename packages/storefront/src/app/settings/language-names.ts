import { type Direction, directionOf, locales } from '@parde/domain';
import type { Brand } from '../../brand/define-brand.ts';

interface NamedLanguage {
  readonly code: string;
  readonly dir: Direction;
  readonly name: string;
}

/** Each in its own language: who reads only that one must find it. */
const ours = { fa: 'فارسی', en: 'English' };

/** All that a viewer may choose from. */
export function languageNames({ languages }: Pick<Brand, 'languages'>): readonly NamedLanguage[] {
  return [
    ...locales.map((code) => ({ code, dir: directionOf(code), name: ours[code] })),
    ...Object.entries(languages?.options ?? {}).map(([code, { dir, name }]) => ({
      code,
      dir,
      name,
    })),
  ];
}
