import { formatToman } from '@parde/domain';
import { Button, Text } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../../app/hooks/use-hydrated.ts';
import { useModal } from '../../../app/modals/use-modal.ts';
import { usePage } from '../../../app/page/Storefront.tsx';
import type { AfterSignIn } from '../../../app/session/after-sign-in.ts';
import { EarlierPurchaseNotice, isEarlier } from './EarlierPurchaseNotice.tsx';
import { PaymentMethods, usePaymentMethod } from './PaymentMethods.tsx';
import { PurchaseFailure } from './PurchaseFailure.tsx';
import * as styles from './PurchaseForm.css.ts';
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
  const signIn = () => openLogin?.({ message: t('shell:signInFirst'), after });
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
          <Button variant="primary" size="lg" fullWidth onClick={signIn}>
            {t('signInToPay')}
          </Button>
        )}
      </div>
    </>
  );
}
