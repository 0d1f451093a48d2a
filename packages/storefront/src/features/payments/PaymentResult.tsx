import type { Payment } from '@parde/api-client';
import { formatToman } from '@parde/domain';
import {
  Button,
  ButtonLink,
  CheckIcon,
  ClockIcon,
  PlayIcon,
  RenewIcon,
  WarningIcon,
} from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { useModal } from '../../app/modals/use-modal.ts';
import { HomeLink } from '../../app/page/PageMessage.tsx';
import { usePage } from '../../app/page/Storefront.tsx';
import { ExistingLink } from '../../app/parts/ExistingLink.tsx';
import {
  ResultFact,
  ResultFacts,
  ResultPanel,
  TrackingCodeFact,
} from '../../app/parts/ResultPanel.tsx';
import { ServerText } from '../../app/parts/ServerText.tsx';
import { chargedTotal, isSettled } from '../../app/payment.ts';
import { useViewer } from '../../app/session/use-viewer.ts';
import { parseWantedTitle, type WantedTitle } from '../../content-id.ts';
import { contentPath, path, planPath, showPath } from '../../paths.ts';
import { DebitAgreed, paymentMessage, paymentTitle } from './PaymentParts.tsx';

interface PaymentResultProps {
  payment: Payment;
  /** The title to return to, if the payment does not name it. */
  remembered: WantedTitle | undefined;
  onRefresh: () => void;
  isRefreshing: boolean;
}

const variants = {
  paid: { Icon: CheckIcon, tone: 'good' },
  pending: { Icon: ClockIcon, tone: 'open' },
  refunded: { Icon: RenewIcon, tone: 'open' },
  failed: { Icon: WarningIcon, tone: 'bad' },
  abandoned: { Icon: WarningIcon, tone: 'bad' },
} as const satisfies Record<Payment['status'], object>;

export function PaymentResult(props: PaymentResultProps) {
  const { payment, remembered, onRefresh, isRefreshing } = props;
  const { t } = useTranslation('callback');
  const { locale } = usePage().facts;
  // A server may send states for which there is no message.
  const status = Object.hasOwn(variants, payment.status) ? payment.status : undefined;
  const { Icon, tone } = variants[status ?? 'pending'];
  const message = paymentMessage(payment, locale) || t(`more.${status ?? 'pending'}`);
  const total = chargedTotal(payment);
  // Until the bank has confirmed, nothing is agreed.
  const debit = payment.status === 'paid' ? payment.debit : null;
  // A server may omit the amount charged with an agreement. Then no amount is shown, instead of 0 toman.
  const isCharged = total > 0 || debit != null || payment.kind !== 'direct_debit';
  const wanted = parseWantedTitle(payment.content_type, payment.content_id) ?? remembered;
  return (
    <ResultPanel
      tone={tone}
      icon={<Icon size="xl" />}
      title={status === undefined ? t('notKnownYet') : t(`status.${status}`)}
      text={<ServerText>{message}</ServerText>}
      actions={
        <>
          {isSettled(payment.status) ? null : (
            <Button variant="primary" loading={isRefreshing} onClick={onRefresh}>
              {t('askAgain')}
            </Button>
          )}
          <NextSteps payment={payment} wanted={wanted} />
        </>
      }
    >
      <ResultFacts>
        <ResultFact name={t('for')}>
          <ServerText>{paymentTitle(payment, locale)}</ServerText>
        </ResultFact>
        {isCharged ? (
          <ResultFact name={t('total')}>
            <bdi>{formatToman(total, locale)}</bdi>
          </ResultFact>
        ) : null}
        <TrackingCodeFact code={payment.tracking_code} />
      </ResultFacts>
      {debit ? <DebitAgreed debit={debit} level={2} /> : null}
    </ResultPanel>
  );
}

/** Links to the wanted title if it was paid, or to another attempt. */
function NextSteps({ payment, wanted }: { payment: Payment; wanted: WantedTitle | undefined }) {
  const { t } = useTranslation('callback');
  const { status, kind, amount, plan_id } = payment;
  const { subscribed } = useViewer().subscription;
  const openCredit = useModal('credit');
  const titleHref = wanted && contentPath(wanted.type, wanted.id);
  const playHref = wanted && showPath(wanted);
  const hasFailed = status === 'failed' || status === 'abandoned';
  const isSubscription = plan_id !== null || (kind === 'direct_debit' && subscribed);
  const canWatch = status === 'paid' && isSubscription && playHref !== titleHref;
  return (
    <>
      {canWatch ? (
        <ExistingLink href={playHref} variant="primary" icon={<PlayIcon />}>
          {t('watchNow')}
        </ExistingLink>
      ) : null}
      {hasFailed && plan_id !== null ? (
        <ButtonLink href={planPath(plan_id, wanted)} variant="primary">
          {t('payAgain')}
        </ButtonLink>
      ) : null}
      {openCredit && hasFailed && kind === 'wallet' ? (
        <Button variant="primary" onClick={() => openCredit({ amount })}>
          {t('payAgain')}
        </Button>
      ) : null}
      {hasFailed && kind === 'direct_debit' ? (
        <ButtonLink href={path('profile')} variant="primary">
          {t('toAutomaticPayment')}
        </ButtonLink>
      ) : null}
      {titleHref !== undefined ? (
        <ButtonLink
          href={titleHref}
          variant={status === 'paid' && !canWatch ? 'primary' : 'secondary'}
        >
          {t('goOn')}
        </ButtonLink>
      ) : (
        <HomeLink variant={status === 'paid' ? 'primary' : 'secondary'} />
      )}
    </>
  );
}
