import { ButtonLink, type ButtonVariant } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { kidsHome, path } from '../../paths.ts';
import { usePage } from '../page/Storefront.tsx';

export function HomeLink({ variant = 'primary' }: { variant?: ButtonVariant }) {
  const { t } = useTranslation();
  const { kids } = usePage().facts;
  return (
    <ButtonLink href={kids === undefined ? path('home') : kidsHome} variant={variant}>
      {t('goHome')}
    </ButtonLink>
  );
}
