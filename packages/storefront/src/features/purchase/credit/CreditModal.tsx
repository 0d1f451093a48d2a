import { isApiError, serverMessage } from '@parde/api-client';
import { ask, send } from '@parde/api-client/query';
import {
  type AmountText,
  formatToman,
  groupAmount,
  type Locale,
  maxCharge,
  pasteAmount,
  readAmount,
  quickAmounts as specifiedAmounts,
  typeAmount,
} from '@parde/domain';
import { Button, Skeleton, Stack, TextField, VisuallyHidden } from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import {
  type FormEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { ModalDialog } from '../../../app/modals/ModalDialog.tsx';
import type { ModalControls, ModalStates } from '../../../app/modals/modal-states.ts';
import { useModal } from '../../../app/modals/use-modal.ts';
import { usePage } from '../../../app/page/Storefront.tsx';
import { Failed } from '../../../app/parts/Failed.tsx';
import { creditAfter } from '../../../app/payment.ts';
import { chargeOrder } from '../payment/orders.ts';
import { PaymentMethods, usePaymentMethod } from '../payment/PurchaseForm.tsx';
import { EarlierPurchaseNotice, isEarlier, PurchaseFailure } from '../payment/PurchaseNotice.tsx';
import type { PurchaseStage } from '../payment/purchase-machine.ts';
import { purchaseBody, usePurchase } from '../payment/use-purchase.ts';
import * as styles from './Credit.css.ts';

export function CreditModal({ amount, onClose }: ModalStates['credit'] & ModalControls) {
  const { t } = useTranslation('wallet');
  return (
    <ModalDialog size="sm" title={t('topUpTitle')} onClose={onClose}>
      <CreditForm wanted={amount} />
    </ModalDialog>
  );
}

function CreditForm({ wanted }: { wanted: number | undefined }) {
  const { t } = useTranslation(['wallet', 'purchase']);
  const { api, brand, facts } = usePage();
  const quickAmounts = brand.money?.quickAmounts ?? specifiedAmounts;
  const { locale } = facts;
  const openWallet = useModal('wallet');
  const field = useRef<HTMLInputElement>(null);
  const shown = (amount: number) => groupAmount(String(amount), locale);
  const [text, setText] = useState(wanted === undefined ? '' : shown(wanted));
  const [isJudged, setJudged] = useState(false);
  const [sent, setSent] = useState<string>();
  const [method, choose] = usePaymentMethod(chargeOrder);
  const amount = readAmount(text);
  const purchase = usePurchase({
    order: chargeOrder,
    mutation: send(api, 'chargeWallet'),
    after: { kind: 'modal', name: 'credit', state: amount === undefined ? {} : { amount } },
  });
  const { stage } = purchase;
  const isBusy = stage.kind === 'busy' || stage.kind === 'asking';
  const isPayable = amount !== undefined && amount <= maxCharge;

  const write = (next: string) => {
    setText(next);
    setJudged(false);
  };
  // The server's message about the amount is shown at the field until the amount changes.
  const refused = sent === text ? amountRefusal(stage, locale) : undefined;
  useEffect(() => {
    if (refused !== undefined) field.current?.focus();
  }, [refused]);
  const mistake = () => {
    if (isPayable) return undefined;
    if (text.trim() === '') return t('amountMissing');
    const isTooLarge = amount !== undefined || /^\p{Nd}{12,}$/u.test(text.replace(/[,٬]/g, ''));
    return isTooLarge
      ? t('amountTooLarge', { most: formatToman(maxCharge, locale) })
      : t('amountUnclear', { example: shown(quickAmounts[1] ?? quickAmounts[0]) });
  };
  const pay = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (!isPayable) {
      setJudged(true);
      field.current?.focus();
    } else if (method !== undefined) {
      const { callback_url } = purchaseBody(facts.origin, undefined);
      setSent(text);
      purchase.buy({ amount, payment_method: method, callback_url }, { amount });
    }
  };
  if (isEarlier(stage)) return <EarlierPurchaseNotice earlier={stage} purchase={purchase} />;
  return (
    <form noValidate onSubmit={pay}>
      <Stack space="lg">
        <CreditNow added={isPayable ? amount : undefined} />
        <Stack space="sm">
          <AmountField
            ref={field}
            value={text}
            onChange={write}
            error={refused ?? (isJudged ? mistake() : undefined)}
          />
          <fieldset className={styles.picks} aria-label={t('quick')}>
            {quickAmounts.map((each) => (
              <button
                key={each}
                type="button"
                className={styles.pick}
                aria-pressed={amount === each}
                onClick={() => write(shown(each))}
              >
                <bdi>{formatToman(each, locale)}</bdi>
              </button>
            ))}
          </fieldset>
        </Stack>
        <PaymentMethods value={method} onChange={choose} hasWallet={false} />
        {refused === undefined ? <PurchaseFailure stage={stage} /> : null}
        <Stack space="xs" align="stretch">
          <Button
            type="submit"
            variant="primary"
            size="lg"
            fullWidth
            loading={isBusy}
            disabled={method === undefined}
          >
            {isPayable ? t('pay', { amount: formatToman(amount, locale) }) : t('payNothing')}
          </Button>
          {openWallet ? (
            <Button variant="ghost" fullWidth onClick={() => openWallet({})}>
              {t('history')}
            </Button>
          ) : null}
        </Stack>
      </Stack>
    </form>
  );
}

/** Returns the server's message about the amount, such as that it is too small. */
function amountRefusal(stage: PurchaseStage, locale: Locale): string | undefined {
  if (stage.kind !== 'ready' || !isApiError(stage.error)) return undefined;
  return stage.error.errors?.amount && serverMessage(stage.error, locale);
}

interface CreditNowProps {
  /** The amount that the viewer is about to add. */
  added: number | undefined;
}

/** Topping up does not wait for this. */
function CreditNow({ added }: CreditNowProps) {
  const { t } = useTranslation('wallet');
  const { api, facts } = usePage();
  // Another tab or device may have paid.
  const wanted = { ...ask(api, 'getWallet'), refetchOnMount: 'always' } as const;
  const { data: wallet, error, refetch } = useQuery(wanted);
  if (!wallet && error) {
    return <Failed error={error} text={t('creditNotLoaded')} onRetry={() => refetch()} />;
  }
  if (!wallet) {
    return (
      <div>
        <VisuallyHidden live="polite">{t('loading')}</VisuallyHidden>
        <Skeleton width="half" />
      </div>
    );
  }
  // `my_credit` is the server's own text.
  const after = creditAfter(wallet.credit, added);
  return (
    <dl className={styles.facts}>
      <div className={styles.fact}>
        <dt>{t('now')}</dt>
        <dd className={styles.value}>
          <bdi>{wallet.my_credit}</bdi>
        </dd>
      </div>
      {after === undefined ? null : (
        <div className={styles.fact}>
          <dt>{t('after')}</dt>
          <dd className={styles.value}>
            <bdi>{formatToman(after, facts.locale)}</bdi>
          </dd>
        </div>
      )}
    </dl>
  );
}

interface AmountFieldProps {
  ref: RefObject<HTMLInputElement | null>;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/** As long as the largest amount with its separators, with room for a text to be validated. */
const maxLength = 40;

/** An amount in toman. Its digits are grouped while they are typed. */
function AmountField({ ref, value, onChange, error }: AmountFieldProps) {
  const { t } = useTranslation('wallet');
  const { locale } = usePage().facts;
  const caret = useRef<number>(undefined);

  // Grouping moves characters, so the caret is restored beside its digits.
  useLayoutEffect(() => {
    const place = caret.current;
    caret.current = undefined;
    if (place === undefined || document.activeElement !== ref.current) return;
    ref.current?.setSelectionRange(place, place);
  });

  const show = (next: AmountText) => {
    const text = next.text.slice(0, maxLength);
    caret.current = Math.min(next.caret, text.length);
    onChange(text);
    // A text that stays the same is not rendered, but the browser has moved its caret.
    if (text === value && ref.current) {
      ref.current.value = value;
      ref.current.setSelectionRange(caret.current, caret.current);
    }
  };

  return (
    <TextField
      ref={ref}
      label={t('amount')}
      hint={t('amountHint')}
      error={error}
      name="amount"
      inputMode="numeric"
      autoComplete="off"
      dir="ltr"
      end={t('toman')}
      value={value}
      onChange={({ target, nativeEvent }) => {
        const typed = { text: target.value, caret: target.selectionStart ?? target.value.length };
        const isForward =
          nativeEvent instanceof InputEvent && nativeEvent.inputType === 'deleteContentForward';
        show(typeAmount(typed, value, { locale, isForward }));
      }}
      onPaste={(event) => {
        event.preventDefault();
        const { value: text, selectionStart, selectionEnd } = event.currentTarget;
        const [start, end] = [selectionStart ?? text.length, selectionEnd ?? text.length];
        const pasted = event.clipboardData.getData('text').trim();
        show(pasteAmount(pasted, { text, start, end }, locale));
      }}
    />
  );
}
