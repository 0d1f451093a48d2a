import { ask } from '@parde/api-client/query';
import { Link, Notice } from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { path } from '../../paths.ts';
import { hasOperation, hasPage } from '../page/operations.ts';
import { useBrand, usePage } from '../page/Storefront.tsx';
import { PhoneNumber } from './ServerText.tsx';

/** Returns the brand's phone number, or otherwise the API's. Kids' pages may not request the API's number. */
export function useSupportPhone(isNeeded = true): string | undefined {
  const page = usePage();
  const { supportPhone } = useBrand();
  const { data } = useQuery({
    ...ask(page.api, 'getAppDetails'),
    enabled:
      isNeeded &&
      supportPhone === undefined &&
      page.facts.kids === undefined &&
      hasOperation(page, 'getAppDetails'),
  });
  return supportPhone ?? data?.phone ?? undefined;
}

/** A link that calls support, or that leads to the contact page if no number is known. */
export function SupportLink() {
  const { t } = useTranslation();
  const page = usePage();
  const phone = useSupportPhone();
  if (phone !== undefined) {
    return (
      <Link href={`tel:${phone}`} tone="inherit">
        <PhoneNumber>{phone}</PhoneNumber>
      </Link>
    );
  }
  if (!hasPage(page, 'about-contact')) return null;
  return (
    <Link href={path('about-contact')} tone="inherit">
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
