import { type Direction, directionOf, locales } from '@parde/domain';
import type { Brand } from '../../brand/define-brand.ts';

interface NamedLanguage {
  readonly code: string;
  readonly dir: Direction;
  readonly name: string;
}

/** Each name is in its own language, so that viewers who read only that language can find it. */
const builtInNames = { fa: 'فارسی', en: 'English' };

/** Returns all languages that a viewer may choose from. */
export function languageNames({ languages }: Pick<Brand, 'languages'>): readonly NamedLanguage[] {
  return [
    ...locales.map((code) => ({ code, dir: directionOf(code), name: builtInNames[code] })),
    ...Object.entries(languages?.options ?? {}).map(([code, { dir, name }]) => ({
      code,
      dir,
      name,
    })),
  ];
}
