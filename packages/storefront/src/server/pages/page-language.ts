import { isLocale, parseLocale } from '@parde/domain';
import type { PageFacts } from '../../app/page/page.ts';
import type { Brand } from '../../brand/define-brand.ts';

type Speaking = Pick<Brand, 'languages'>;

/** Returns the language facts of a document by the viewer's cookie. */
export function languageFacts(
  code: string | undefined,
  { languages }: Speaking,
): Pick<PageFacts, 'locale' | 'language'> {
  const { options = {} } = languages ?? {};
  // Check own properties only, because a cookie may contain `constructor`.
  const own = code !== undefined && Object.hasOwn(options, code) ? options[code] : undefined;
  if (code === undefined || !own) return { locale: parseLocale(code) };
  return { locale: own.fallback, language: { code, dir: own.dir } };
}

/** True if pages are available in this language. */
export function isSpoken(code: string, { languages }: Speaking): boolean {
  return isLocale(code) || Object.hasOwn(languages?.options ?? {}, code);
}
