import type { Payment } from '@parde/api-client';
import { ask } from '@parde/api-client/query';
import { formatDate, formatToman } from '@parde/domain';
import { Button, Heading, Link, Skeleton, Stack, Text, VisuallyHidden } from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ModalDialog } from '../../app/modals/ModalDialog.tsx';
import type { ModalControls, ModalStates } from '../../app/modals/modal-states.ts';
import { useModal } from '../../app/modals/use-modal.ts';
import { useExistingPages } from '../../app/page/existing-pages.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { Failed } from '../../app/parts/Failed.tsx';
import { ServerText } from '../../app/parts/ServerText.tsx';
import { textIn } from '../../names/names.ts';
import * as styles from './Wallet.css.ts';

export function WalletModal({ wallet, onClose }: ModalStates['wallet'] & ModalControls) {
  const { t } = useTranslation('wallet');
  const payments = useExistingPages().path('payments');
  const openCredit = useModal('credit');
  return (
    <ModalDialog
      size="sm"
      title={t('walletTitle')}
      onClose={onClose}
      actions={
        openCredit ? (
          <Button variant="primary" onClick={() => openCredit({})}>
            {t('topUp')}
          </Button>
        ) : null
      }
    >
      <Stack space="lg">
        <Balance known={wallet} />
        <Stack space="sm">
          <Heading level={3} size="sm">
            {t('newest')}
          </Heading>
          <Moves />
        </Stack>
        {payments ? <Link href={payments}>{t('allPayments')}</Link> : null}
      </Stack>
    </ModalDialog>
  );
}

/** `known` is the credit that the opener already shows. */
function Balance({ known }: { known: string | undefined }) {
  const { t } = useTranslation('wallet');
  const { api } = usePage();
  // Another tab or device may have paid.
  const { data, error, refetch } = useQuery({
    ...ask(api, 'getWallet'),
    refetchOnMount: 'always',
  });
  const credit = data?.my_credit ?? known;
  if (credit === undefined && error) {
    return (
      <Failed
        live="assertive"
        error={error}
        text={t('creditNotLoaded')}
        onRetry={() => refetch()}
      />
    );
  }
  return (
    <div className={styles.balance}>
      <Text as="span" tone="muted" size="sm">
        {t('now')}
      </Text>
      {credit === undefined ? (
        <>
          <VisuallyHidden live="polite">{t('loading')}</VisuallyHidden>
          <Skeleton width="half" />
        </>
      ) : (
        <bdi className={styles.credit}>{credit}</bdi>
      )}
    </div>
  );
}

/** The number of payments to search, on one page. */
const lookedThrough = 50;
const shown = 5;

function Moves() {
  const { t } = useTranslation('wallet');
  const { api } = usePage();
  const { data, error, refetch } = useQuery({
    ...ask(api, 'listPayments', { query: { limit: lookedThrough } }),
    refetchOnMount: 'always',
  });
  if (!data && error) {
    return <Failed error={error} text={t('notLoaded')} onRetry={() => refetch()} />;
  }
  if (!data) return <Skeleton shape="control" />;
  const moves = walletMoves(data.items).slice(0, shown);
  if (moves.length === 0) return <Text tone="muted">{t('none')}</Text>;
  return (
    <ul className={styles.moves}>
      {moves.map((move) => (
        <Move key={move.payment.tracking_code} move={move} />
      ))}
    </ul>
  );
}

/** A plus or a minus shows the direction of the money, and so does the text. */
const signs = { in: '+', out: '−', waiting: '', returned: '' } as const;

function Move({ move: { kind, payment } }: { move: WalletMove }) {
  const { t } = useTranslation('wallet');
  const { locale } = usePage().facts;
  const title = textIn(locale, payment.title_fa, payment.title_en);
  return (
    <li className={styles.move}>
      <span className={styles.what}>
        <ServerText>{title}</ServerText>
        <Text as="span" size="sm" tone="muted" leading="ui">
          {t(`moves.${kind}`)} · {formatDate(payment.paid_at ?? payment.created_at, locale)}
        </Text>
      </span>
      <bdi className={kind === 'in' ? styles.gained : styles.sum}>
        {signs[kind]}
        {formatToman(payment.total, locale)}
      </bdi>
    </li>
  );
}

/** The effect of a payment on the credit. */
type MoveKind = 'in' | 'out' | 'waiting' | 'returned';

interface WalletMove {
  readonly kind: MoveKind;
  readonly payment: Payment;
}

const wallet = 'wallet';

/** Returns the payments that changed the credit, in their order. A failed or abandoned payment has not changed it. */
export function walletMoves(payments: readonly Payment[] | undefined): WalletMove[] {
  return (payments ?? []).flatMap((payment) => {
    const kind = moveOf(payment);
    return kind ? { kind, payment } : [];
  });
}

function moveOf({ kind, status, gateway }: Payment): MoveKind | undefined {
  // The price of something that could not be delivered is added to the credit, however it was paid.
  if (status === 'refunded') return gateway.id === wallet ? 'returned' : 'in';
  if (kind === wallet) {
    if (status === 'paid') return 'in';
    return status === 'pending' ? 'waiting' : undefined;
  }
  return gateway.id === wallet && status === 'paid' ? 'out' : undefined;
}
