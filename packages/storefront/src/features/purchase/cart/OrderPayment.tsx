import { send } from '@parde/api-client/query';
import { type CartItem, formatToman } from '@parde/domain';
import { Stack, Text } from '@parde/ui';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ModalStates } from '../../../app/modals/modal-states.ts';
import { usePage } from '../../../app/page/Storefront.tsx';
import { Note } from '../../../app/parts/Note.tsx';
import type { WantedTitle } from '../../../content-id.ts';
import { priceNow } from '../../../titles/cart/price-now.ts';
import { itemsOrder } from '../payment/orders.ts';
import { PurchaseForm } from '../payment/PurchaseForm.tsx';
import { purchaseBody, usePurchase } from '../payment/use-purchase.ts';
import * as styles from './Order.css.ts';

interface OrderPaymentProps {
  items: readonly CartItem[];
  /** The title to return to after the payment. */
  wanted: WantedTitle | undefined;
  /** The modal to open again after a guest has signed in. */
  modal: ModalStates['buy'];
  /** The description of the bought items. None of them can be changed during the payment. */
  children: ReactNode;
}

export function OrderPayment({ items, wanted, modal, children }: OrderPaymentProps) {
  const { t } = useTranslation('purchase');
  const page = usePage();
  const { api, facts } = page;
  const total = items.reduce((sum, { amount }) => sum + amount, 0);
  const order = itemsOrder(items);
  const after = { kind: 'modal', name: 'buy', state: modal } as const;
  const purchase = usePurchase({
    order,
    mutation: send(api, 'buyItems'),
    after,
    price: { shown: total, fetchCurrent: () => priceNow(page, items) },
  });
  const { stage } = purchase;
  const isRepriced = stage.kind === 'ready' && stage.price?.to === total;
  // The prices of a stored cart may be days old.
  const isStored = modal.id === undefined;
  const reprice = useEffectEvent(purchase.reprice);
  useEffect(() => {
    if (isStored) reprice();
  }, [isStored]);
  const pay = (method: string) =>
    purchase.buy(
      {
        items: items.map(({ itemid, amount }) => ({ itemid, amount })),
        payment_method: method,
        ...purchaseBody(facts.origin, wanted),
      },
      { title: wanted },
    );
  return (
    <div className={styles.container}>
      <div className={styles.order}>
        <div className={styles.side} inert={stage.kind === 'busy'}>
          {children}
        </div>
        <div className={styles.payment}>
          <Stack space="md">
            <div className={styles.bill}>
              <div className={styles.total}>
                <Text as="span" weight="strong">
                  {t('total')}
                </Text>
                <Text as="span" weight="strong">
                  {isRepriced ? <s>{formatToman(stage.price.from, facts.locale)} </s> : null}
                  <bdi>{formatToman(total, facts.locale)}</bdi>
                </Text>
              </div>
              {/* By the contract, only plans have VAT. */}
              <Note>{t('nothingAdded')}</Note>
            </div>
            <PurchaseForm
              order={order}
              total={total}
              purchase={purchase}
              onPay={pay}
              after={after}
            />
          </Stack>
        </div>
      </div>
    </div>
  );
}
