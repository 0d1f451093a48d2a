import type { AppDetails } from '@parde/api-client';
import type { Locale } from '@parde/domain';
import type { Brand } from '../../brand/define-brand.ts';

interface FooterTexts {
  readonly about: string;
  /** Empty: the sentence of the messages, which names the brand. */
  readonly copyright: string;
  readonly phone: string | null | undefined;
}

/** What the brand says, else what the API says. */
export function footerTexts(
  brand: Brand,
  details: AppDetails | undefined,
  locale: Locale,
): FooterTexts {
  const [about, copyright] =
    locale === 'fa'
      ? [details?.about_fa, details?.copyright_fa]
      : [details?.about_en, details?.copyright_en];
  const isSilent = !brand.words?.[locale]?.['shell:copyright'];
  return {
    about: brand.about?.[locale] ?? (about || brand.description[locale]),
    // One API serves several brands, and knows the name of one.
    copyright: isSilent && copyright?.includes(brand.name[locale]) ? copyright : '',
    phone: brand.supportPhone ?? details?.phone,
  };
}
