import type { AppDetails } from '@parde/api-client';
import type { Locale } from '@parde/domain';
import type { Brand } from '../../brand/define-brand.ts';

interface FooterTexts {
  readonly about: string;
  /** The copyright text. If it is empty, the footer shows its own message with the brand's name. */
  readonly copyright: string;
  readonly phone: string | null | undefined;
}

/** Returns the brand's texts, or otherwise the API's. */
export function footerTexts(
  brand: Brand,
  details: AppDetails | undefined,
  locale: Locale,
): FooterTexts {
  const [about, copyright] =
    locale === 'fa'
      ? [details?.about_fa, details?.copyright_fa]
      : [details?.about_en, details?.copyright_en];
  const isSilent = !brand.messages?.[locale]?.['shell:copyright'];
  return {
    about: brand.about?.[locale] ?? (about || brand.description[locale]),
    // One API serves several brands, but its text names only one of them.
    copyright: isSilent && copyright?.includes(brand.name[locale]) ? copyright : '',
    phone: brand.supportPhone ?? details?.phone,
  };
}
