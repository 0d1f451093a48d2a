import { ask } from '@parde/api-client/query';
import { Link, Notice } from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useExistingPages } from '../page/existing-pages.ts';
import { when } from '../page/queries.ts';
import { usePage } from '../page/Storefront.tsx';
import { PhoneNumber } from './ServerText.tsx';

/** Returns the brand's phone number, or otherwise the API's. Kids' pages may not request the API's number. */
export function useSupportPhone(isNeeded = true): string | undefined {
  const { api, brand, facts } = usePage();
  const isAsked = isNeeded && brand.supportPhone === undefined && facts.kids === undefined;
  const { data } = useQuery(when(isAsked, ask(api, 'getAppDetails')));
  return brand.supportPhone ?? data?.phone ?? undefined;
}

/** A link that calls support, or that leads to the contact page if no number is known. */
export function SupportLink() {
  const { t } = useTranslation();
  const phone = useSupportPhone();
  const contact = useExistingPages().path('about-contact');
  if (phone !== undefined) {
    return (
      <Link href={`tel:${phone}`} tone="inherit">
        <PhoneNumber>{phone}</PhoneNumber>
      </Link>
    );
  }
  if (contact === undefined) return null;
  return (
    <Link href={contact} tone="inherit">
      {t('about')}
    </Link>
  );
}

/** Shows how to contact support, where this site cannot take a payment. */
export function ContactSupport({ text }: { text: string }) {
  return (
    <Notice>
      {text} <SupportLink />
    </Notice>
  );
}
