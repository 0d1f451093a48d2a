import { ask } from '@parde/api-client/query';
import { Link } from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useExistingPages } from '../page/existing-pages.ts';
import { when } from '../page/queries.ts';
import { usePage } from '../page/Storefront.tsx';
import { PhoneNumber } from './ServerText.tsx';

/** Returns the API's contact details. Kids' pages may not request them. */
function useAppDetails(isNeeded: boolean) {
  const { api, facts } = usePage();
  return useQuery(when(isNeeded && facts.kids === undefined, ask(api, 'getAppDetails'))).data;
}

/** Returns the brand's phone number, or otherwise the API's. */
export function useSupportPhone(isNeeded = true): string | undefined {
  const { supportPhone } = usePage().brand;
  const details = useAppDetails(isNeeded && supportPhone === undefined);
  return supportPhone ?? details?.phone ?? undefined;
}

/** Shows how to reach support: its number, or else the contact page or the email address. `before` precedes the link. */
export function SupportLink({ before }: { before?: string }) {
  const { t } = useTranslation();
  const { support } = usePage().facts;
  const phone = useSupportPhone();
  const contact = useExistingPages().path('about-contact');
  const { email, social } = useAppDetails(phone === undefined && contact === undefined) ?? {};
  const href = phone ? `tel:${phone}` : (contact ?? (email && `mailto:${email}`));
  // The chat has its own button, and the footer links to the social networks. Without any of these, nobody is sent to
  // support.
  if (!href) return support || social?.length ? before : null;
  return (
    <>
      {before}{' '}
      <Link href={href} tone="inherit">
        {phone ? <PhoneNumber>{phone}</PhoneNumber> : null}
        {phone ? null : (contact && t('about')) || <bdi dir="ltr">{email}</bdi>}
      </Link>
    </>
  );
}
