import { Button, RenewIcon } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { trackLoading } from '../../app/loading-bar-store.ts';
import { KidsMessage } from './KidsMessage.tsx';

interface KidsFailedProps {
  level: 1 | 2;
  onRetry: () => Promise<unknown>;
}

export function KidsFailed({ level, onRetry }: KidsFailedProps) {
  const { t } = useTranslation(['kids-area', 'shell']);
  return (
    <KidsMessage icon={<RenewIcon />} level={level} title={t('failed')} text={t('failedMore')}>
      <Button variant="primary" size="lg" onClick={() => void trackLoading(onRetry())}>
        {t('shell:tryAgain')}
      </Button>
    </KidsMessage>
  );
}
