import type { Payment } from '@parde/api-client';
import { formatToman } from '@parde/domain';
import {
  Button,
  ButtonLink,
  CheckIcon,
  ClockIcon,
  Heading,
  PlayIcon,
  RenewIcon,
  Stack,
  Text,
  WarningIcon,
} from '@parde/ui';
import { chargedTotal } from '../../../app/charged-total.ts';
import { useTranslation } from '../../../app/i18n/use-translation.ts';
import { useOpenModal } from '../../../app/modals/use-open-modal.ts';
import { usePage } from '../../../app/page/Storefront.tsx';
import { CopyableText } from '../../../app/parts/CopyableText.tsx';
import { HomeLink } from '../../../app/parts/HomeLink.tsx';
import { ServerText } from '../../../app/parts/ServerText.tsx';
import { useViewer } from '../../../app/session/use-viewer.ts';
import { parseWantedTitle, type WantedTitle } from '../../../content-id.ts';
import { contentPath, path, planPath, showPath } from '../../../paths.ts';
import { textIn } from '../../../words/names.ts';
import { DebitFacts } from './DebitFacts.tsx';
import { debitOrder } from './orders.ts';
import * as styles from './PaymentResult.css.ts';
import { isSettled } from './pay-once.ts';
import { purchasesOf } from './stored-purchases.ts';

interface PaymentResultProps {
  payment: Payment;
  onRefresh: () => void;
  isRefreshing: boolean;
}

const looks = {
  paid: { Icon: CheckIcon, tone: 'good' },
  pending: { Icon: ClockIcon, tone: 'open' },
  refunded: { Icon: RenewIcon, tone: 'open' },
  failed: { Icon: WarningIcon, tone: 'bad' },
  abandoned: { Icon: WarningIcon, tone: 'bad' },
} as const satisfies Record<Payment['status'], object>;

export function PaymentResult({ payment, onRefresh, isRefreshing }: PaymentResultProps) {
  const { t } = useTranslation('callback');
  const { locale } = usePage().facts;
  // A server may have states of which we do not know the words.
  const status = Object.hasOwn(looks, payment.status) ? payment.status : undefined;
  const { Icon, tone } = looks[status ?? 'pending'];
  const title = textIn(locale, payment.title_fa, payment.title_en);
  const message = textIn(locale, payment.message_fa, payment.message);
  return (
    <article className={styles.panel} aria-live="polite">
      <span className={styles.sign[tone]}>
        <Icon size="xl" />
      </span>
      <Stack space="xs" align="center">
        <Heading level={1} size="lg" align="center">
          {status === undefined ? t('notKnownYet') : t(`status.${status}`)}
        </Heading>
        <Text align="center" tone="muted">
          <ServerText>{message || t(`more.${status ?? 'pending'}`)}</ServerText>
        </Text>
      </Stack>
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt>{t('for')}</dt>
          <dd className={styles.value}>
            <ServerText>{title}</ServerText>
          </dd>
        </div>
        {payment.debit ? <DebitFacts debit={payment.debit} /> : null}
        <div className={styles.fact}>
          <dt>{t('total')}</dt>
          <dd className={styles.value}>
            <bdi>{formatToman(chargedTotal(payment), locale)}</bdi>
          </dd>
        </div>
        <div className={styles.fact}>
          <dt>{t('trackingCode')}</dt>
          <dd className={styles.value}>
            <CopyableText
              text={payment.tracking_code}
              label={t('copy')}
              copied={t('copied')}
              notCopied={t('notCopied')}
            />
          </dd>
        </div>
      </dl>
      <div className={styles.actions}>
        {isSettled(payment.status) ? null : (
          <Button variant="primary" loading={isRefreshing} onClick={onRefresh}>
            {t('askAgain')}
          </Button>
        )}
        <NextSteps payment={payment} />
      </div>
    </article>
  );
}

/** To the wanted title if it was paid, or to another attempt. */
function NextSteps({ payment }: { payment: Payment }) {
  const { t } = useTranslation('callback');
  const { status, kind, amount, plan_id } = payment;
  const { subscribed } = useViewer().subscription;
  const openModal = useOpenModal();
  const topUp = () => {
    openModal('credit', { amount }).catch(() => {
      // Pressing again retries.
    });
  };
  const wanted = useWantedTitle(payment);
  const titleHref = wanted && contentPath(wanted.type, wanted.id);
  const playHref = wanted && showPath(wanted);
  const hasFailed = status === 'failed' || status === 'abandoned';
  const isSubscription = plan_id !== null || (kind === 'direct_debit' && subscribed);
  const canWatch = status === 'paid' && isSubscription && playHref !== titleHref;
  return (
    <>
      {canWatch && playHref !== undefined ? (
        <ButtonLink href={playHref} variant="primary" icon={<PlayIcon />}>
          {t('watchNow')}
        </ButtonLink>
      ) : null}
      {hasFailed && plan_id !== null ? (
        <ButtonLink href={planPath(plan_id, wanted)} variant="primary">
          {t('payAgain')}
        </ButtonLink>
      ) : null}
      {hasFailed && kind === 'wallet' ? (
        <Button variant="primary" onClick={topUp}>
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

/** The title to go back to. The call for direct debit cannot carry one, so the device remembers it. */
function useWantedTitle({ kind, content_type, content_id }: Payment): WantedTitle | undefined {
  const { mobile } = useViewer();
  const stored = kind === 'direct_debit' ? purchasesOf(mobile).find(debitOrder) : undefined;
  return parseWantedTitle(content_type, content_id) ?? stored?.trace?.title;
}
