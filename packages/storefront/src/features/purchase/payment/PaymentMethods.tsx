import { ask } from '@parde/api-client/query';
import { formatToman } from '@parde/domain';
import { Button, Notice, PlusIcon, RadioGroup, type RadioOption, Skeleton, Text } from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../../app/hooks/use-hydrated.ts';
import { hasModal } from '../../../app/modals/has-modal.ts';
import { useModal } from '../../../app/modals/use-modal.ts';
import type { Page } from '../../../app/page/page.ts';
import { usePage } from '../../../app/page/Storefront.tsx';
import { Failed } from '../../../app/parts/Failed.tsx';
import { Name } from '../../../app/parts/ServerText.tsx';
import { draftOf, saveDraft } from '../../../app/session/payment-draft.ts';
import * as styles from './PaymentMethods.css.ts';

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
  const { api, facts } = usePage();
  const { signedIn } = facts;
  const gateways = useQuery(ask(api, 'getGateways'));
  const wallet = useQuery({ ...ask(api, 'getWallet'), enabled: signedIn && hasWallet }).data;
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
  if (signedIn && hasWallet) {
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
    <>
      <RadioGroup label={t('method')} options={options} value={value} onChange={onChange} />
      {missing > 0 ? <CreditTooSmall missing={missing} isWanted={value === walletMethod} /> : null}
    </>
  );
}

/** The methods are part of the document, so that nothing moves when they load. */
export async function prefetchPaymentMethods(page: Page): Promise<void> {
  const { api, facts, queryClient } = page;
  await Promise.all([
    queryClient.prefetchQuery(ask(api, 'getGateways')),
    facts.signedIn && queryClient.prefetchQuery(ask(api, 'getWallet')),
  ]);
}

interface CreditTooSmallProps {
  missing: number;
  /** True if the wallet is chosen. */
  isWanted: boolean;
}

function CreditTooSmall({ missing, isWanted }: CreditTooSmallProps) {
  const { t } = useTranslation('purchase');
  const page = usePage();
  const { locale } = page.facts;
  const openCredit = useModal('credit');
  const topUp = () => openCredit?.({ amount: missing });
  const buttonProps = isWanted ? {} : ({ variant: 'ghost', icon: <PlusIcon /> } as const);
  const button = hasModal(page, 'credit') ? (
    <Button size="sm" {...buttonProps} onClick={topUp}>
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
  const { api, facts } = usePage();
  const { data = [] } = useQuery(ask(api, 'getGateways'));
  const [chosen, setChosen] = useState<string>();
  const hydrated = useHydrated();
  const stored = chosen ?? (hydrated ? draftOf(order)?.method : undefined);
  const isThere =
    data.some(({ id }) => id === stored) || (stored === walletMethod && facts.signedIn);
  const choose = (method: string) => {
    setChosen(method);
    saveDraft({ order, method });
  };
  return [isThere ? stored : (data.find((gateway) => gateway.default) ?? data[0])?.id, choose];
}
