import type { Invitation } from '@parde/api-client';
import { ask } from '@parde/api-client/query';
import { cookieLifetimes, cookieNames, type Referral, referralFromQuery } from '@parde/domain';
import { Badge, ButtonLink, CheckIcon, Container, Inline } from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { redirect, useParams } from 'react-router';
import { writeCookie } from '../../app/browser/cookies.ts';
import { loadMessages } from '../../app/i18n/messages.ts';
import { insteadOfPage, useModal } from '../../app/modals/use-modal.ts';
import { definePage } from '../../app/page/define-page.ts';
import { hasOperation } from '../../app/page/operations.ts';
import type { Page } from '../../app/page/page.ts';
import { prefetch, when } from '../../app/page/queries.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { PageHero } from '../../app/parts/PageHero.tsx';
import { Sections } from '../../app/parts/Sections.tsx';
import { usePlanFeatures } from '../../app/session/plan-claims.ts';
import { loginPath, path } from '../../paths.ts';
import { TopShelf } from '../../titles/shelves/TopShelf.tsx';
import * as styles from './referral.css.ts';

/** The page that a referral link opens. The server stores the code, as for `?ref` on any page. */
export default definePage({
  namespace: 'referral',
  // The page is shown whatever request fails.
  async data(page, { id = '' }) {
    const { api, facts, queryClient } = page;
    const referral = referralFromQuery(id);
    if (referral) storeReferral(page, referral);
    if (!hasOperation(page, 'getInvitation')) throw redirect(path('home'));
    const [invitation] = await Promise.all([
      referral && queryClient.fetchQuery(invitationQuery(api, referral.ref)).catch(() => undefined),
      prefetch(page, ask(api, 'getTop', { query: facts.contentFilter })),
      loadMessages(page, 'home'),
      loadMessages(page, 'home-late'),
    ]);
    return {
      promised: promiseOf(referral !== undefined, invitation),
      count: invitation?.days ?? 0,
    };
  },
  // Messengers show both in the link's preview.
  meta: ({ promised, count }, t, { brand, facts }) => ({
    title: t('pageTitle'),
    description: promised === 'gift' ? t('text.gift', { count }) : brand.description[facts.locale],
  }),
  Screen: ReferralScreen,
});

/**
 * Stores the referral in the browser if a link within a page opened this page, because the server then sends no
 * document and sets no cookies.
 */
function storeReferral({ isPrefetch }: Page, { ref, refb }: Referral): void {
  if (import.meta.env.SSR || isPrefetch) return;
  writeCookie(cookieNames.referral, ref, cookieLifetimes.referral);
  writeCookie(cookieNames.referralCode, refb, cookieLifetimes.referral);
}

const invitationQuery = (api: Page['api'], ref: string) =>
  ask(api, 'getInvitation', { query: { ref } });

/**
 * The gift that the link promises. `unsure` means that the API sends no answer about it, which must not be treated as
 * `nothing`.
 */
type Promised = 'gift' | 'nothing' | 'unsure' | 'invalid';

function promiseOf(isCode: boolean, invitation: Partial<Invitation> | undefined): Promised {
  if (!isCode || invitation?.known === false) return 'invalid';
  if (typeof invitation?.days !== 'number') return 'unsure';
  return invitation.days > 0 ? 'gift' : 'nothing';
}

function ReferralScreen() {
  const { t } = useTranslation('referral');
  const { api, facts } = usePage();
  const referral = referralFromQuery(useParams().id);
  const { data: invitation } = useQuery(
    when(referral !== undefined, invitationQuery(api, referral?.ref ?? '0')),
  );
  const top = useQuery(ask(api, 'getTop', { query: facts.contentFilter }));
  const promised = promiseOf(referral !== undefined, invitation);
  const names = { count: invitation?.days ?? 0 };
  const { signedIn } = facts;
  const features = usePlanFeatures();
  const posters = top.data?.top.map(({ poster }) => poster);
  return (
    <>
      <PageHero
        underHeader
        title={t(promised === 'invalid' ? 'welcome' : 'invited', names)}
        text={t(signedIn && promised !== 'invalid' ? 'text.member' : `text.${promised}`, names)}
        posters={posters}
        above={
          promised === 'gift' && !signedIn ? (
            <Badge tone="accent">{t('gift', names)}</Badge>
          ) : undefined
        }
      >
        <Inline space="sm">
          {signedIn ? (
            <ButtonLink href={path('profile')} variant="primary" size="lg">
              {t('inviteOthers')}
            </ButtonLink>
          ) : (
            <SignIn label={t(promised === 'gift' ? 'signInForGift' : 'signIn')} />
          )}
          <ButtonLink href={path('home')} size="lg">
            {t('lookAround')}
          </ButtonLink>
        </Inline>
      </PageHero>
      <Sections>
        {features.length > 0 ? (
          <Container>
            <ul className={styles.features} aria-label={t('features')}>
              {features.map((feature) => (
                <li key={feature} className={styles.feature}>
                  <span className={styles.sign}>
                    <CheckIcon />
                  </span>
                  {feature}
                </li>
              ))}
            </ul>
          </Container>
        ) : null}
        {top.isEnabled ? <TopShelf /> : null}
      </Sections>
    </>
  );
}

/** The sign-in, which then leads to the account page with the gift. */
function SignIn({ label }: { label: string }) {
  const openLogin = useModal('login');
  const account = path('profile');
  return (
    <ButtonLink
      href={loginPath(account)}
      variant="primary"
      size="lg"
      onClick={insteadOfPage(openLogin, { after: { kind: 'page', path: account } })}
    >
      {label}
    </ButtonLink>
  );
}
