import { formatToman } from '@parde/domain';
import { Notice } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../../app/page/Storefront.tsx';
import { Failed } from '../../../app/parts/Failed.tsx';
import type { PurchaseStage } from './purchase-machine.ts';

interface PurchaseFailureProps {
  stage: PurchaseStage;
  /** The price that the page shows now. */
  total?: number | undefined;
}

/** Shows why the last click on Pay moved no money. */
export function PurchaseFailure({ stage, total }: PurchaseFailureProps) {
  const { t } = useTranslation('purchase');
  const { locale } = usePage().facts;
  if (stage.kind === 'blocked') {
    return <Failed live="assertive" title={t('notBegun')} text={t('notSafe')} />;
  }
  if (stage.kind !== 'ready') return null;
  const { error, price } = stage;
  return (
    <>
      {error === undefined ? null : (
        <Failed live="assertive" title={t('notBegun')} error={error} text={t('notCharged')} />
      )}
      {price && price.to === total ? (
        <Notice live="assertive" tone="warning" title={t('repriced')}>
          {t('repricedMore', {
            from: formatToman(price.from, locale),
            to: formatToman(price.to, locale),
          })}
        </Notice>
      ) : null}
    </>
  );
}
