import { isApiError, type Payment, serverMessage } from '@parde/api-client';
import { ask } from '@parde/api-client/query';
import {
  Button,
  CardIcon,
  Container,
  EmptyState,
  ErrorState,
  Heading,
  Skeleton,
  Stack,
  UserIcon,
} from '@parde/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../app/hooks/use-hydrated.ts';
import { useSearch } from '../../app/hooks/use-search.ts';
import { loadMessages } from '../../app/i18n/messages.ts';
import { useModal } from '../../app/modals/use-modal.ts';
import { definePage } from '../../app/page/define-page.ts';
import { useExistingPages } from '../../app/page/existing-pages.ts';
import { HomeLink } from '../../app/page/PageMessage.tsx';
import { invalidateAll, when } from '../../app/page/queries.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { ExistingLink } from '../../app/parts/ExistingLink.tsx';
import { failureReason } from '../../app/parts/Failed.tsx';
import { Sections } from '../../app/parts/Sections.tsx';
import { isSettled } from '../../app/payment.ts';
import { notifyOtherTabs } from '../../app/session/other-tabs.ts';
import { PaymentResult } from '../../features/payments/index.ts';
import {
  AccountResultPanel,
  debitOrder,
  paymentTruth,
  readPurchases,
  storedPurchases,
} from '../../features/purchase/index.ts';
import { callbackPath, path } from '../../paths.ts';
import { removeFromLocalCart } from '../../titles/cart/local-cart.ts';

export default definePage({
  namespace: 'callback',
  data: (page) => loadMessages(page, 'payments'),
  meta: (_data, t) => ({ title: t('title') }),
  Screen: CallbackScreen,
});

/** Shows the result of a payment. The status comes from the server, and never from the address. */
function CallbackScreen() {
  const code = useSearch().get('tracking_code') || undefined;
  return (
    <Sections>
      <Container width="form">
        <PaymentAfterBank key={code} code={code} />
      </Container>
    </Sections>
  );
}

const pollIntervalMs = 3000;
/** The number of automatic refreshes. Afterwards, the viewer refreshes manually. */
const maxPolls = 20;

function PaymentAfterBank({ code }: { code: string | undefined }) {
  const page = usePage();
  const isHydrated = useHydrated();
  const { t } = useTranslation('callback');
  if (paymentTruth(page).result === 'payment') {
    return code === undefined ? <NoPayment /> : <PaymentStatus code={code} />;
  }
  // The purchase is stored on the device, so it is known only after hydration.
  if (code === undefined && !isHydrated) return <PaymentPlaceholder title={t('account.asking')} />;
  const isUnknown = code === undefined && readPurchases().length === 0;
  if (isUnknown) return <NoPayment />;
  return page.facts.signedIn ? <AccountResultPanel code={code} /> : <SignInToSee code={code} />;
}

function PaymentStatus({ code }: { code: string }) {
  const { t } = useTranslation(['callback', 'shell']);
  const { api, facts } = usePage();
  const { data, error, refetch, isFetching } = useQuery({
    ...when(facts.signedIn, ask(api, 'getPayment', { path: { tracking_code: code } })),
    refetchInterval: ({ state: { data: payment, dataUpdateCount } }) =>
      payment && !isSettled(payment.status) && dataUpdateCount < maxPolls ? pollIntervalMs : false,
  });
  useInvalidateWhenPaid(data);
  if (!facts.signedIn) return <SignInToSee code={code} />;
  if (data)
    return (
      <PaymentResult
        payment={data}
        // The direct-debit call cannot contain a title, so the device remembers the title.
        remembered={
          data.kind === 'direct_debit' ? storedPurchases.find(debitOrder)?.trace?.title : undefined
        }
        onRefresh={() => void refetch()}
        isRefreshing={isFetching}
      />
    );
  if (!error) return <PaymentPlaceholder title={t('asking')} />;
  if (isApiError(error) && error.status === 404) {
    return (
      <ErrorState
        headingLevel={1}
        title={t('problem')}
        text={t('unknownMore')}
        actions={<HomeLink variant="primary" />}
      />
    );
  }
  return (
    <ErrorState
      headingLevel={1}
      live
      title={t('notKnownYet')}
      text={
        (isApiError(error) && serverMessage(error, facts.locale)) ||
        `${t('notKnownYetMore')} ${t(`shell:failure.${failureReason(error)}`)}`
      }
      actions={
        <>
          <Button variant="primary" loading={isFetching} onClick={() => void refetch()}>
            {t('shell:tryAgain')}
          </Button>
          <HomeLink variant="secondary" />
        </>
      }
    />
  );
}

function PaymentPlaceholder({ title }: { title: string }) {
  return (
    <Stack space="md" align="center">
      <Heading level={1} size="md">
        <span role="status">{title}</span>
      </Heading>
      <Skeleton width="half" />
      <Skeleton width="most" />
    </Stack>
  );
}

/** Shown if the address has no code, because it was opened directly or the bank sent none. */
function NoPayment() {
  const { t } = useTranslation('callback');
  const payments = useExistingPages().path('payments');
  return (
    <EmptyState
      headingLevel={1}
      icon={<CardIcon size="xl" />}
      title={t('noPayment')}
      text={payments ? t('noPaymentMore') : t('noPaymentHere')}
      actions={
        <>
          <ExistingLink href={payments} variant="primary">
            {t('toPayments')}
          </ExistingLink>
          <HomeLink variant={payments ? 'secondary' : 'primary'} />
        </>
      }
    />
  );
}

/** Shown if the session has ended during the payment. */
function SignInToSee({ code }: { code: string | undefined }) {
  const { t } = useTranslation(['callback', 'shell']);
  const openLogin = useModal('login');
  const here = code === undefined ? path('callback') : callbackPath(code);
  return (
    <EmptyState
      headingLevel={1}
      icon={<UserIcon size="xl" />}
      title={t('whoPaid')}
      text={t('whoPaidMore')}
      actions={
        openLogin ? (
          <Button
            variant="primary"
            onClick={() => openLogin({ after: { kind: 'page', path: here } })}
          >
            {t('shell:signIn')}
          </Button>
        ) : null
      }
    />
  );
}

/** Updates all pages and tabs after a payment, in a layout effect, so that the viewer cannot leave with a full cart. */
function useInvalidateWhenPaid(payment: Payment | undefined): void {
  const queryClient = useQueryClient();
  const isPaid = payment?.status === 'paid';
  useLayoutEffect(() => {
    if (!isPaid) return;
    removeFromLocalCart(payment.items.map(({ itemid }) => itemid));
    invalidateAll(queryClient);
    notifyOtherTabs('paid');
  }, [isPaid, payment, queryClient]);
}
