import type { Card } from '@parde/api-client';
import { ask } from '@parde/api-client/query';
import { decideTitle, readSubscription } from '@parde/domain';
import { Button, ButtonLink, Heading, Notice, PlayIcon, Stack, Text } from '@parde/ui';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useNow } from '../../app/hooks/use-now.ts';
import { trackLoading } from '../../app/loading-bar-store.ts';
import { insteadOfPage, useModal } from '../../app/modals/use-modal.ts';
import { HomeLink } from '../../app/page/PageMessage.tsx';
import { invalidateAll } from '../../app/page/queries.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { Failed } from '../../app/parts/Failed.tsx';
import { notifyOtherTabs } from '../../app/session/other-tabs.ts';
import { useSubscriptionSentence, useViewer } from '../../app/session/use-viewer.ts';
import { loginPath, showPath } from '../../paths.ts';
import { titleOf } from '../../titles/my-list/listed-title.ts';
import type { TitleRef } from '../../titles/title-base.ts';
import { noReferral, titleCartQuery } from '../../titles/use-title-offer.ts';
import * as styles from './Ussd.css.ts';

/** Shows whether the purchase succeeded. Only the account shows that, never the operator's message. */
export function Outcome({ card }: { card: Card | null }) {
  const { t } = useTranslation('ussd');
  const { signedIn } = usePage().facts;
  const title = card && titleOf(card);
  return (
    <Stack space="sm" align="start" as="section">
      <Heading level={2} size="sm">
        {t('outcome')}
      </Heading>
      {!signedIn ? <GuestOutcome /> : null}
      {signedIn && title ? (
        <TitleOutcome title={{ type: title.content_type, id: title.id }} access={card.access} />
      ) : null}
      {signedIn && !title ? <SubscriptionOutcome /> : null}
    </Stack>
  );
}

function GuestOutcome() {
  const { t } = useTranslation(['ussd', 'shell']);
  const openLogin = useModal('login');
  return (
    <>
      <Text tone="muted">{t('guest')}</Text>
      <ButtonLink
        href={loginPath(useLocation().pathname)}
        onClick={insteadOfPage(openLogin, { message: t('signInLead') })}
      >
        {t('shell:signIn')}
      </ButtonLink>
    </>
  );
}

function TitleOutcome({ title, access }: { title: TitleRef; access: Card['access'] }) {
  const { t } = useTranslation('ussd');
  const page = usePage();
  const { subscription, mayWatch } = useViewer();
  const now = useNow();
  const query = useQuery(titleCartQuery(page, title, noReferral));
  const decision =
    query.data && decideTitle({ cart: query.data, subscription, now, access, mayWatch });
  return (
    <Answered
      query={query}
      isDone={decision?.watch.kind === 'now'}
      done={t('titleOpen')}
      notYet={t('notYetTitle')}
      action={
        <ButtonLink href={showPath(title)} variant="primary" icon={<PlayIcon />}>
          {t('watch')}
        </ButtonLink>
      }
    />
  );
}

function SubscriptionOutcome() {
  const { t } = useTranslation('ussd');
  const { api, brand } = usePage();
  const state = useSubscriptionSentence();
  const query = useQuery(ask(api, 'getUser', { query: { ref: brand.userRef } }));
  const subscription = query.data && readSubscription(query.data);
  const [before, setBefore] = useState(subscription);
  if (!before && subscription) setBefore(subscription);
  const isLonger =
    before !== undefined &&
    subscription?.subscribed === true &&
    (!before.subscribed || (subscription.daysLeft ?? 0) > (before.daysLeft ?? 0));
  return (
    <Answered
      query={query}
      isDone={isLonger}
      done={t('subscriptionOpen', { state })}
      notYet={t('notYetSubscription', { state })}
      action={<HomeLink />}
    />
  );
}

const pollIntervalMs = 5000;
/** The number of polls in a minute. After that the viewer must click to check again. */
const maxPolls = 12;

interface AnsweredProps {
  query: Pick<UseQueryResult, 'error' | 'refetch'>;
  isDone: boolean;
  /** The message when the account shows the purchase. */
  done: string;
  notYet: string;
  /** The link to what was bought. */
  action: ReactNode;
}

function Answered({ query, isDone, done, notYet, action }: AnsweredProps) {
  const { t } = useTranslation('ussd');
  const queryClient = useQueryClient();
  const { error, refetch } = query;
  const [checkCount, setCheckCount] = useState(0);
  const [isChecking, setChecking] = useState(false);
  const result = useRef<HTMLDivElement>(null);
  const wasChecked = checkCount > 0;
  const isConfirmed = wasChecked && isDone;
  const check = async () => {
    setChecking(true);
    await trackLoading(refetch());
    setChecking(false);
    setCheckCount((times) => times + 1);
  };

  useEffect(() => {
    if (checkCount === 0 || isDone) return;
    let polls = 0;
    const timer = setInterval(() => {
      polls += 1;
      if (polls >= maxPolls) clearInterval(timer);
      void refetch();
    }, pollIntervalMs);
    return () => clearInterval(timer);
  }, [checkCount, isDone, refetch]);

  // Other tabs still show the title as not bought.
  useEffect(() => {
    if (!isConfirmed) return;
    invalidateAll(queryClient);
    notifyOtherTabs('paid');
  }, [isConfirmed, queryClient]);
  useLayoutEffect(() => {
    // Move the focus, because the button with the focus has disappeared.
    if (isConfirmed && document.activeElement === document.body) result.current?.focus();
  }, [isConfirmed]);

  if (isDone) {
    return (
      <div ref={result} tabIndex={-1} className={styles.result}>
        <Notice tone="success" live="polite">
          {done}
        </Notice>
        <div>{action}</div>
      </div>
    );
  }
  return (
    <div className={styles.result}>
      {wasChecked && !isChecking ? <NotYet error={error} notYet={notYet} /> : null}
      <div className={styles.scriptOnly}>
        <Button loading={isChecking} onClick={() => void check()}>
          {t(wasChecked ? 'askAgain' : 'dialled')}
        </Button>
      </div>
    </div>
  );
}

function NotYet({ error, notYet }: { error: Error | null; notYet: string }) {
  const { t } = useTranslation('ussd');
  return error ? (
    <Failed error={error} text={t('notAsked')} />
  ) : (
    <Notice title={t('notYet')} live="polite">
      {notYet}
    </Notice>
  );
}
