import type { AppDetails } from '@parde/api-client';
import { ask } from '@parde/api-client/query';
import type { Locale } from '@parde/domain';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../app/page/Storefront.tsx';
import type { Brand } from '../../brand/define-brand.ts';
import { namePhrase } from '../../names/phrases.ts';
import { isSocialKind } from './SocialIcon.tsx';

/** Returns the footer's details from the brand, or otherwise from the API. */
export function useFooterDetails() {
  const { t } = useTranslation();
  const { api, brand, facts } = usePage();
  const { locale } = facts;
  const { data: details } = useQuery(ask(api, 'getAppDetails'));
  const { about, copyright, phone } = footerTexts(brand, details, locale);
  const related = details?.related_link;
  return {
    about,
    // The server does not have the text in the brand's additional languages.
    copyright: (!facts.language && copyright) || t('copyright'),
    phone,
    relatedLink: related && {
      href: related.url,
      label: namePhrase(related, locale),
    },
    social: (details?.social ?? []).filter(({ kind }) => isSocialKind(kind)),
    badges: details?.trust_badges,
  };
}

/** Returns the brand's texts, or otherwise the API's. */
export function footerTexts(brand: Brand, details: AppDetails | undefined, locale: Locale) {
  const [about, copyright] =
    locale === 'fa'
      ? [details?.about_fa, details?.copyright_fa]
      : [details?.about_en, details?.copyright_en];
  const isSilent = !brand.messages?.[locale]?.['shell:copyright'];
  return {
    about: brand.about?.[locale] ?? (about || brand.description[locale]),
    // One API serves several brands, but its text names only one of them. If the text is empty, the footer shows its
    // own message with the brand's name.
    copyright: isSilent && copyright?.includes(brand.name[locale]) ? copyright : '',
    phone: brand.supportPhone ?? details?.phone,
  };
}
