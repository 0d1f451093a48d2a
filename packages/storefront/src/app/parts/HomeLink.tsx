import { ButtonLink, type ButtonVariant } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { path } from '../../paths.ts';

export function HomeLink({ variant = 'primary' }: { variant?: ButtonVariant }) {
  const { t } = useTranslation();
  return (
    <ButtonLink href={path('home')} variant={variant}>
      {t('goHome')}
    </ButtonLink>
  );
}
