import { Button, ButtonLink, Notice, Stack } from '@parde/ui';
import { useTranslation } from '../../../app/i18n/use-translation.ts';
import { isOffered } from '../../../app/page/offers.ts';
import { usePage } from '../../../app/page/Storefront.tsx';
import { callbackPath } from '../../../paths.ts';
import type { EarlierPurchase } from './pay-once.ts';
import type { PurchaseState } from './use-purchase.ts';

interface EarlierPurchaseNoticeProps {
  earlier: EarlierPurchase;
  purchase: Omit<PurchaseState<never>, 'buy'>;
}

export function isEarlier(stage: PurchaseState<never>['stage']): stage is EarlierPurchase {
  return stage.kind === 'unknown' || stage.kind === 'at-bank' || stage.kind === 'paid';
}

/** In place of the ways to pay: first it must be clear what came of the same purchase before. */
export function EarlierPurchaseNotice({ earlier, purchase }: EarlierPurchaseNoticeProps) {
  const { t } = useTranslation('purchase');
  const isFindable = isOffered(usePage(), 'findPurchase');
  return (
    <Stack space="md">
      <Notice
        live="assertive"
        tone={earlier.kind === 'paid' ? 'success' : 'warning'}
        title={t(`earlier.${earlier.kind}`)}
      >
        {earlier.kind === 'unknown' && !isFindable
          ? t('earlierMore.unsure')
          : t(`earlierMore.${earlier.kind}`)}
      </Notice>
      <Choices earlier={earlier} purchase={purchase} isFindable={isFindable} />
    </Stack>
  );
}

function Choices({
  earlier,
  purchase,
  isFindable,
}: EarlierPurchaseNoticeProps & { isFindable: boolean }) {
  const { t } = useTranslation('purchase');
  const { askAgain, goToBank, startOver } = purchase;
  if (earlier.kind === 'unknown') {
    return (
      <>
        <Button variant="primary" size="lg" fullWidth onClick={askAgain}>
          {t('askAgain')}
        </Button>
        {/* The account may never show it. */}
        {isFindable ? null : (
          <Button variant="ghost" fullWidth onClick={startOver}>
            {t('payAnew')}
          </Button>
        )}
      </>
    );
  }
  const { kind, trackingCode } = earlier;
  const payUrl = kind === 'at-bank' ? earlier.payUrl : undefined;
  return (
    <>
      {payUrl === undefined ? (
        <ButtonLink variant="primary" size="lg" fullWidth href={callbackPath(trackingCode)}>
          {t('seePayment')}
        </ButtonLink>
      ) : (
        <Button variant="primary" size="lg" fullWidth onClick={() => goToBank(payUrl)}>
          {t('goOnAtBank')}
        </Button>
      )}
      <Button variant="ghost" fullWidth onClick={startOver}>
        {t(kind === 'paid' ? 'buyOnceMore' : 'payOtherwise')}
      </Button>
    </>
  );
}
