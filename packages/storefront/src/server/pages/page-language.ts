import { isLocale, parseLocale } from '@parde/domain';
import type { PageFacts } from '../../app/page/page.ts';
import type { Brand } from '../../brand/define-brand.ts';
import { languageParameter } from '../../brand/languages.ts';

type Speaking = Pick<Brand, 'languages'>;

/** Returns the language that an address names, in brands with more than the built-in languages. */
export function languageOfAddress({ searchParams }: URL, brand: Speaking): string | undefined {
  const code = searchParams.get(languageParameter);
  return code !== null && brand.languages && isSpoken(code, brand) ? code : undefined;
}

/** The language facts of a document. */
export type RequestedLanguage = Pick<PageFacts, 'locale' | 'language' | 'addressLanguage'>;

/** Returns the language that the address names, or otherwise the viewer's. */
export function requestedLanguage(
  url: string,
  cookie: string | undefined,
  brand: Speaking,
): RequestedLanguage {
  const addressLanguage = languageOfAddress(new URL(url), brand);
  return { ...languageFacts(addressLanguage ?? cookie, brand), addressLanguage };
}

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
