import { ButtonLink, type ButtonVariant } from '@parde/ui';
import { path } from '../../paths.ts';
import { useTranslation } from '../i18n/use-translation.ts';

export function HomeLink({ variant = 'primary' }: { variant?: ButtonVariant }) {
  const { t } = useTranslation();
  return (
    <ButtonLink href={path('home')} variant={variant}>
      {t('goHome')}
    </ButtonLink>
  );
}
