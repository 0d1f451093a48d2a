import { Container } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { Failed } from '../../app/parts/Failed.tsx';

export function SectionFailed({ onRetry }: { onRetry: () => Promise<unknown> }) {
  const { t } = useTranslation('home');
  return (
    <Container>
      <Failed text={t('sectionFailed')} onRetry={onRetry} />
    </Container>
  );
}
