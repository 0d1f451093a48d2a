import { send } from '@parde/api-client/query';
import { type CartItem, formatToman } from '@parde/domain';
import { Button, Stack, Text } from '@parde/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ModalStates } from '../../../app/modals/modal-states.ts';
import { useOpenModal } from '../../../app/modals/use-open-modal.ts';
import { usePage } from '../../../app/page/Storefront.tsx';
import { Failed } from '../../../app/parts/Failed.tsx';
import { PaymentMethods, usePaymentMethod } from '../payment/PaymentMethods.tsx';
import { purchaseBody, usePurchase } from '../payment/use-purchase.ts';
import type { WantedTitle } from '../plans/wanted-title.ts';
import * as styles from './Order.css.ts';

interface OrderPaymentProps {
  items: readonly Pick<CartItem, 'itemid' | 'amount'>[];
  /** The title to return to after the payment. */
  wanted: WantedTitle | undefined;
  /** Opens again after a guest has signed in. */
  modal: ModalStates['buy'];
}

export function OrderPayment({ items, wanted, modal }: OrderPaymentProps) {
  const { t } = useTranslation(['purchase', 'shell']);
  const { api, facts } = usePage();
  const openModal = useOpenModal();
  const [chosen, setChosen] = useState<string>();
  const method = usePaymentMethod(chosen);
  const { buy, isBusy, error, isPaymentUrlBlocked } = usePurchase(send(api, 'buyItems'));
  const total = items.reduce((sum, { amount }) => sum + amount, 0);
  const pay = () => {
    if (method === undefined) return;
    buy({
      items: items.map(({ itemid, amount }) => ({ itemid, amount })),
      payment_method: method,
      ...purchaseBody(facts.origin, wanted),
    });
  };
  const signIn = () => {
    openModal('login', {
      message: t('shell:signInFirst'),
      after: { kind: 'modal', name: 'buy', state: modal },
    }).catch(() => {
      // Pressing again retries.
    });
  };
  return (
    <Stack space="md">
      <div className={styles.total}>
        <Text as="span" weight="strong">
          {t('total')}
        </Text>
        <Text as="span" weight="strong">
          <bdi>{formatToman(total, facts.locale)}</bdi>
        </Text>
      </div>
      <PaymentMethods value={method} onChange={setChosen} />
      {error || isPaymentUrlBlocked ? (
        <Failed live="assertive" title={t('notBegun')} error={error} text={t('notCharged')} />
      ) : null}
      {facts.signedIn ? (
        <Button
          variant="primary"
          size="lg"
          fullWidth
          loading={isBusy}
          disabled={method === undefined}
          onClick={pay}
        >
          {t('pay', { total: formatToman(total, facts.locale) })}
        </Button>
      ) : (
        <Button variant="primary" size="lg" fullWidth onClick={signIn}>
          {t('signInToPay')}
        </Button>
      )}
    </Stack>
  );
}
