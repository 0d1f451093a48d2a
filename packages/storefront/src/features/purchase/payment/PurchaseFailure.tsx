import { useTranslation } from '../../../app/i18n/use-translation.ts';
import { Failed } from '../../../app/parts/Failed.tsx';
import type { PurchaseState } from './use-purchase.ts';

export function PurchaseFailure({ stage }: Pick<PurchaseState<never>, 'stage'>) {
  const { t } = useTranslation('purchase');
  const error = stage.kind === 'ready' ? stage.error : undefined;
  if (error === undefined && stage.kind !== 'blocked') return null;
  return (
    <Failed
      live="assertive"
      title={t('notBegun')}
      error={error instanceof Error ? error : null}
      text={t(stage.kind === 'blocked' ? 'notSafe' : 'notCharged')}
    />
  );
}
