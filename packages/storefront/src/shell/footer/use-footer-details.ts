import { ask } from '@parde/api-client/query';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { hasOperation } from '../../app/page/operations.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { useBrand } from '../../brand/brand-context.tsx';
import { namePhrase } from '../../names/phrases.ts';
import { footerTexts } from './footer-texts.ts';
import { isSocialKind } from './SocialIcon.tsx';

/** Returns the footer's details from the brand, or otherwise from the API. */
export function useFooterDetails() {
  const { t } = useTranslation();
  const page = usePage();
  const { api, facts } = page;
  const { locale } = facts;
  const brand = useBrand();
  const { data: details } = useQuery({
    ...ask(api, 'getAppDetails'),
    enabled: hasOperation(page, 'getAppDetails'),
  });
  const { about, copyright, phone } = footerTexts(brand, details, locale);
  const related = details?.related_link;
  return {
    about,
    // The server does not have the text in the brand's additional languages.
    copyright: (!facts.language && copyright) || t('copyright', { brand: brand.name[locale] }),
    phone,
    relatedLink: related && {
      href: related.url,
      label: namePhrase(related, locale),
    },
    social: (details?.social ?? []).filter(({ kind }) => isSocialKind(kind)),
    badges: details?.trust_badges,
  };
}
