import { formatToman } from '@parde/domain';
import { Button, ButtonLink, Notice, Stack } from '@parde/ui';
import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../../app/page/Storefront.tsx';
import { Failed } from '../../../app/parts/Failed.tsx';
import { callbackPath, path } from '../../../paths.ts';
import type { EarlierPurchase } from './earlier-purchase.ts';
import type { PurchaseStage } from './purchase-machine.ts';
import type { Purchase } from './use-purchase.ts';

interface EarlierPurchaseNoticeProps {
  earlier: EarlierPurchase;
  purchase: Purchase;
}

export function isEarlier(stage: PurchaseStage): stage is EarlierPurchase {
  return ['unknown', 'unsure', 'at-bank', 'paid'].includes(stage.kind);
}

/** Replaces the payment methods, because the result of the same earlier purchase must be clear first. */
export function EarlierPurchaseNotice({ earlier, purchase }: EarlierPurchaseNoticeProps) {
  const { t } = useTranslation('purchase');
  const { kind, also = [] } = earlier;
  const startOver = {
    unknown: undefined,
    unsure: t('payAnew'),
    'at-bank': t('payOtherwise'),
    paid: t('buyOnceMore'),
  }[kind];
  const startOverInForm = ({ currentTarget }: MouseEvent) => {
    const place = currentTarget.parentElement?.parentElement;
    flushSync(() => purchase.startOver(earlier));
    // The form has replaced the notice, whose button had the focus.
    const field =
      place?.querySelector<HTMLElement>('input:checked') ?? place?.querySelector('input');
    field?.focus();
  };
  return (
    <Stack space="md">
      <div ref={focusIfLost} tabIndex={-1} style={{ outline: 'none' }}>
        <Notice
          live="assertive"
          tone={kind === 'paid' ? 'success' : 'warning'}
          title={t(`earlier.${kind}`)}
        >
          {t(`earlierMore.${kind}`)}{' '}
          {also.length > 0 ? t('earlierCount', { payments: also.length + 1 }) : null}
        </Notice>
      </div>
      <NextStep earlier={earlier} purchase={purchase} />
      {startOver === undefined ? null : (
        <Button variant="ghost" fullWidth onClick={startOverInForm}>
          {startOver}
        </Button>
      )}
    </Stack>
  );
}

function NextStep({ earlier, purchase }: EarlierPurchaseNoticeProps) {
  const { t } = useTranslation('purchase');
  const buttonProps = { variant: 'primary', size: 'lg', fullWidth: true } as const;
  const payUrl = earlier.kind === 'at-bank' ? earlier.payUrl : undefined;
  if (payUrl !== undefined) {
    return (
      <Button {...buttonProps} onClick={() => purchase.openBankPage(payUrl)}>
        {t('goOnAtBank')}
      </Button>
    );
  }
  if ('trackingCode' in earlier) {
    const { trackingCode } = earlier;
    const href = trackingCode === undefined ? path('profile') : callbackPath(trackingCode);
    return (
      <ButtonLink {...buttonProps} href={href}>
        {t('seePayment')}
      </ButtonLink>
    );
  }
  return (
    <Button {...buttonProps} onClick={purchase.checkAgain}>
      {t('askAgain')}
    </Button>
  );
}

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

/**
 * A ref for an element that replaces the focused control, so that the focus is not lost. On a page that has just
 * loaded, no element had the focus.
 */
function focusIfLost(element: HTMLElement | null): void {
  const isLost = document.activeElement === document.body && navigator.userActivation.hasBeenActive;
  if (isLost) element?.focus();
}
