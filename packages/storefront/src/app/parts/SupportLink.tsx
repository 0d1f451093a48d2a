import { Link } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { path } from '../../paths.ts';
import { useSupportPhone } from '../hooks/use-support-phone.ts';
import { hasPage } from '../page/operations.ts';
import { usePage } from '../page/Storefront.tsx';
import { PhoneNumber } from './PhoneNumber.tsx';

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
