import { formatToman } from '@parde/domain';
import { Button } from '@parde/ui';
import { useState } from 'react';
import { useHydrated } from '../../../app/hooks/use-hydrated.ts';
import { useTranslation } from '../../../app/i18n/use-translation.ts';
import { useOpenModal } from '../../../app/modals/use-open-modal.ts';
import { usePage } from '../../../app/page/Storefront.tsx';
import type { AfterSignIn } from '../../../app/session/after-sign-in.ts';
import { EarlierPurchaseNotice, isEarlier } from './EarlierPurchaseNotice.tsx';
import { PaymentMethods, usePaymentMethod } from './PaymentMethods.tsx';
import { PurchaseFailure } from './PurchaseFailure.tsx';
import type { PurchaseState } from './use-purchase.ts';

interface PurchaseFormProps {
  total: number;
  purchase: Omit<PurchaseState<never>, 'buy'>;
  onPay: (method: string) => void;
  /** A guest signs in first. */
  after: AfterSignIn;
  /** Of what holds the button. */
  dock?: string | undefined;
}

/** The ways to pay, what went wrong or is not known yet, and the button. */
export function PurchaseForm({ total, purchase, onPay, after, dock }: PurchaseFormProps) {
  const { t } = useTranslation(['purchase', 'shell']);
  const { locale, signedIn } = usePage().facts;
  const openModal = useOpenModal();
  const [chosen, setChosen] = useState<string>();
  const method = usePaymentMethod(chosen);
  const hydrated = useHydrated();
  const { stage } = purchase;
  const signIn = () => {
    openModal('login', { message: t('shell:signInFirst'), after }).catch(() => {
      // Pressing again retries.
    });
  };
  if (isEarlier(stage)) return <EarlierPurchaseNotice earlier={stage} purchase={purchase} />;
  return (
    <>
      <PaymentMethods value={method} onChange={setChosen} total={total} />
      <PurchaseFailure stage={stage} />
      <div className={dock}>
        {signedIn ? (
          <Button
            variant="primary"
            size="lg"
            fullWidth
            loading={stage.kind === 'busy' || stage.kind === 'asking'}
            // The methods come with the document. A press before hydration would be lost.
            disabled={!hydrated || method === undefined}
            onClick={() => method !== undefined && onPay(method)}
          >
            {t('pay', { total: formatToman(total, locale) })}
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
