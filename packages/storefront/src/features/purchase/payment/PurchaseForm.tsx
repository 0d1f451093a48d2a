import { formatToman } from '@parde/domain';
import { Button } from '@parde/ui';
import { useHydrated } from '../../../app/hooks/use-hydrated.ts';
import { useTranslation } from '../../../app/i18n/use-translation.ts';
import { useModal } from '../../../app/modals/use-modal.ts';
import { usePage } from '../../../app/page/Storefront.tsx';
import type { AfterSignIn } from '../../../app/session/after-sign-in.ts';
import { EarlierPurchaseNotice, isEarlier } from './EarlierPurchaseNotice.tsx';
import { PaymentMethods, usePaymentMethod } from './PaymentMethods.tsx';
import { PurchaseFailure } from './PurchaseFailure.tsx';
import type { Purchase } from './use-purchase.ts';

interface PurchaseFormProps {
  order: string;
  total: number;
  purchase: Purchase;
  onPay: (method: string) => void;
  /** A guest signs in first. */
  after: AfterSignIn;
  /** The class of the element that holds the button. */
  dock?: string | undefined;
}

/** The ways to pay, what went wrong or is not known yet, and the button. */
export function PurchaseForm({ order, total, purchase, onPay, after, dock }: PurchaseFormProps) {
  const { t } = useTranslation(['purchase', 'shell']);
  const { locale, signedIn } = usePage().facts;
  const openLogin = useModal('login');
  const [method, choose] = usePaymentMethod(order);
  const hydrated = useHydrated();
  const { stage } = purchase;
  const signIn = () => openLogin({ message: t('shell:signInFirst'), after });
  if (isEarlier(stage)) return <EarlierPurchaseNotice earlier={stage} purchase={purchase} />;
  return (
    <>
      <PaymentMethods value={method} onChange={choose} total={total} />
      <PurchaseFailure stage={stage} total={total} />
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
