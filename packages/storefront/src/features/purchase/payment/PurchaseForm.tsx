import { ask } from '@parde/api-client/query';
import { formatToman } from '@parde/domain';
import { Button, Notice, PlusIcon, RadioGroup, type RadioOption, Skeleton, Text } from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../../app/hooks/use-hydrated.ts';
import { paysFromWallet } from '../../../app/modals/has-modal.ts';
import { useModal } from '../../../app/modals/use-modal.ts';
import type { Page } from '../../../app/page/page.ts';
import { prefetch, when } from '../../../app/page/queries.ts';
import { usePage } from '../../../app/page/Storefront.tsx';
import { Failed } from '../../../app/parts/Failed.tsx';
import { Name } from '../../../app/parts/ServerText.tsx';
import type { AfterSignIn } from '../../../app/session/after-sign-in.ts';
import { draftOf, saveDraft } from '../../../app/session/payment-draft.ts';
import * as styles from './PurchaseForm.css.ts';
import { EarlierPurchaseNotice, isEarlier, PurchaseFailure } from './PurchaseNotice.tsx';
import type { Purchase } from './use-purchase.ts';

interface PurchaseFormProps {
  order: string;
  total: number;
  purchase: Purchase;
  onPay: (method: string) => void;
  /** The next step of a guest, who signs in first. */
  after: AfterSignIn;
  /** True if, on a phone, a bar above those of the window has the total and the button. */
  inBar?: boolean;
}

/** The payment methods, a failure or an unknown result, and the button. */
export function PurchaseForm({
  order,
  total,
  purchase,
  onPay,
  after,
  inBar = false,
}: PurchaseFormProps) {
  const { t } = useTranslation(['purchase', 'shell']);
  const { locale, signedIn } = usePage().facts;
  const openLogin = useModal('login');
  const [method, choose] = usePaymentMethod(order);
  const hydrated = useHydrated();
  const { stage } = purchase;
  const amount = formatToman(total, locale);
  if (isEarlier(stage)) return <EarlierPurchaseNotice earlier={stage} purchase={purchase} />;
  return (
    <>
      <PaymentMethods value={method} onChange={choose} total={total} />
      <PurchaseFailure stage={stage} total={total} />
      <div className={inBar ? styles.bar : undefined}>
        {inBar ? (
          <Text as="div" size="sm" tone="muted" leading="ui">
            {t('total')}
            <Text as="div" weight="strong" leading="ui">
              <bdi>{amount}</bdi>
            </Text>
          </Text>
        ) : null}
        {signedIn ? (
          <Button
            variant="primary"
            size="lg"
            fullWidth
            loading={stage.kind === 'busy' || stage.kind === 'asking'}
            // The methods are part of the document. A click before hydration would be lost.
            disabled={!hydrated || method === undefined}
            onClick={() => method !== undefined && onPay(method)}
          >
            {inBar ? t('payNow') : t('pay', { total: amount })}
          </Button>
        ) : (
          <Button
            variant="primary"
            size="lg"
            fullWidth
            onClick={() => openLogin?.({ message: t('shell:signInFirst'), after })}
          >
            {t('signInToPay')}
          </Button>
        )}
      </div>
    </>
  );
}

const walletMethod = 'wallet';

interface PaymentMethodsProps {
  value: string | undefined;
  onChange: (method: string) => void;
  /** The amount to pay. With it, the methods show whether the credit is enough. */
  total?: number;
  /** False if credit is bought. */
  hasWallet?: boolean;
}

export function PaymentMethods({ value, onChange, total, hasWallet = true }: PaymentMethodsProps) {
  const { t } = useTranslation('purchase');
  const page = usePage();
  const { api } = page;
  const isWalletOffered = hasWallet && paysFromWallet(page);
  const gateways = useQuery(ask(api, 'getGateways'));
  const wallet = useQuery(when(isWalletOffered, ask(api, 'getWallet'))).data;
  if (gateways.error) {
    return <Failed text={t('methodsNotLoaded')} onRetry={() => void gateways.refetch()} />;
  }
  if (!gateways.data) return <Skeleton shape="control" />;
  const options: RadioOption[] = gateways.data.map((gateway) => ({
    value: gateway.id,
    label: <Name of={gateway} />,
  }));
  // Only some servers send the credit as a number.
  const missing = (total ?? 0) - (wallet?.credit ?? Number.POSITIVE_INFINITY);
  if (isWalletOffered) {
    options.push({
      value: walletMethod,
      label:
        missing > 0 ? (
          <Text as="span" tone="muted">
            {t('wallet')}
          </Text>
        ) : (
          t('wallet')
        ),
      ...(wallet && { hint: t('credit', { credit: wallet.my_credit }) }),
    });
  }
  return (
    <div className={styles.methods}>
      <RadioGroup label={t('method')} options={options} value={value} onChange={onChange} />
      {missing > 0 ? <CreditTooSmall missing={missing} isWanted={value === walletMethod} /> : null}
    </div>
  );
}

/** The methods are part of the document, so that nothing moves when they load. */
export async function prefetchPaymentMethods(page: Page): Promise<void> {
  const { api } = page;
  await Promise.all([
    prefetch(page, ask(api, 'getGateways')),
    prefetch(page, when(paysFromWallet(page), ask(api, 'getWallet'))),
  ]);
}

interface CreditTooSmallProps {
  missing: number;
  /** True if the wallet is chosen. */
  isWanted: boolean;
}

function CreditTooSmall({ missing, isWanted }: CreditTooSmallProps) {
  const { t } = useTranslation('purchase');
  const { locale } = usePage().facts;
  const openCredit = useModal('credit');
  const buttonProps = isWanted ? {} : ({ variant: 'ghost', icon: <PlusIcon /> } as const);
  const button = openCredit ? (
    <Button size="sm" {...buttonProps} onClick={() => openCredit({ amount: missing })}>
      {t('topUp')}
    </Button>
  ) : null;
  if (!isWanted) return <div className={styles.ofWallet}>{button}</div>;
  return (
    <Notice tone="warning" live="polite" action={button}>
      {t('creditTooSmall', { missing: formatToman(missing, locale) })}
    </Notice>
  );
}

/** Returns the chosen method of this order, also after a sign-in, else the server's default. */
export function usePaymentMethod(
  order: string,
): [method: string | undefined, choose: (method: string) => void] {
  const page = usePage();
  const { api } = page;
  const { data = [] } = useQuery(ask(api, 'getGateways'));
  const [chosen, setChosen] = useState<string>();
  const hydrated = useHydrated();
  const stored = chosen ?? (hydrated ? draftOf(order)?.method : undefined);
  const isThere =
    data.some(({ id }) => id === stored) || (stored === walletMethod && paysFromWallet(page));
  const choose = (method: string) => {
    setChosen(method);
    saveDraft({ order, method });
  };
  return [isThere ? stored : (data.find((gateway) => gateway.default) ?? data[0])?.id, choose];
}
