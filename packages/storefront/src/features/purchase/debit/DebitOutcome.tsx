import { Notice } from '@parde/ui';
import { useTranslation } from '../../../app/i18n/use-translation.ts';
import { Failed } from '../../../app/parts/Failed.tsx';
import { ServerText } from '../../../app/parts/ServerText.tsx';
import { EarlierPurchaseNotice, isEarlier } from '../payment/EarlierPurchaseNotice.tsx';
import { PurchaseFailure } from '../payment/PurchaseFailure.tsx';
import type { DebitForm } from './use-debit-form.ts';

/** What came of saving. */
export function DebitOutcome({ form }: { form: DebitForm }) {
  const { t } = useTranslation('direct-debit');
  const { done, lostSeries, purchase } = form;
  const { stage } = purchase;
  if (isEarlier(stage)) return <EarlierPurchaseNotice earlier={stage} purchase={purchase} />;
  if (lostSeries.length > 0) {
    return (
      <Notice tone="danger" live="assertive" title={t('notSaved')}>
        {t('seriesLost', { names: lostSeries.join(t('comma')) })}
      </Notice>
    );
  }
  const error = stage.kind === 'ready' ? stage.error : undefined;
  if (stage.kind === 'blocked' || (stage.kind === 'ready' && stage.price)) {
    return <PurchaseFailure stage={stage} total={form.total} />;
  }
  if (error !== undefined) {
    return <Failed live="assertive" title={t('notSaved')} error={error} text={t('notSavedMore')} />;
  }
  if (done === undefined) return null;
  return (
    <Notice tone="success" live="polite">
      <ServerText>{done}</ServerText>
    </Notice>
  );
}
