import { type ApiError, isApiError } from '@parde/api-client';
import { send } from '@parde/api-client/query';
import {
  BookmarkIcon,
  CardIcon,
  DownloadIcon,
  GlobeIcon,
  HelpIcon,
  InfoIcon,
  KidsIcon,
  ListIcon,
  LogOutIcon,
  PhoneIcon,
  SettingsIcon,
  TicketIcon,
  UserIcon,
} from '@parde/ui';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { reloadAsGuest, useSignOut } from '../../app/offline/use-sign-out.ts';
import { useExistingPages } from '../../app/page/existing-pages.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { Failed } from '../../app/parts/Failed.tsx';
import { PageLink } from '../../app/parts/PageLink.tsx';
import { type SiteLink, useArranged, useLinkTo, useSiteLinks, withIcon } from '../site-links.ts';
import { SignedInUser } from './AccountLinks.tsx';
import * as styles from './ProfilePanel.css.ts';
import * as panelStyles from './panel.css.ts';

export function ProfilePanel() {
  const { t } = useTranslation(['menus', 'shell']);
  const { path } = useExistingPages();
  const linkTo = useLinkTo();
  const { app, plans, internet, faq, about, terms } = useSiteLinks();
  const { logOut, isPending, error } = useLogOut();
  const { confirmSignOut, isOpening, question } = useSignOut(logOut);
  // The account page begins with the lists.
  const hasLists = path('profile-list') !== undefined;
  return (
    <div className={`${panelStyles.panel} ${panelStyles.panelPositions.end}`}>
      <div className={styles.who}>
        <SignedInUser />
      </div>
      <nav aria-label={t('shell:account')}>
        <ProfileLinks
          linkGroup="account"
          links={[
            withIcon(
              linkTo(path('profile'), hasLists ? t('myLists') : t('shell:account')),
              hasLists ? <BookmarkIcon /> : <UserIcon />,
            ),
            withIcon(linkTo(path('download'), t('downloads')), <DownloadIcon />),
            withIcon(app, <PhoneIcon />),
            withIcon(linkTo(path('payments'), t('payments')), <CardIcon />),
            withIcon(plans, <TicketIcon />),
            withIcon(internet, <GlobeIcon />),
            withIcon(linkTo(path('settings'), t('settings')), <SettingsIcon />),
            withIcon(linkTo(path('kids'), t('kids')), <KidsIcon />),
          ]}
        />
        <ProfileLinks
          linkGroup="account-help"
          links={[
            withIcon(faq, <HelpIcon />),
            withIcon(about, <InfoIcon />),
            withIcon(terms, <ListIcon />),
          ]}
        />
      </nav>
      <div className={styles.group}>
        <button
          type="button"
          className={styles.item}
          disabled={isPending}
          aria-busy={isOpening}
          onClick={confirmSignOut}
        >
          <span className={styles.icon}>
            <LogOutIcon />
          </span>
          {t('signOut')}
        </button>
        {error ? <Failed live="assertive" error={error} text={t('notSignedOut')} /> : null}
        {question}
      </div>
    </div>
  );
}

interface ProfileLinksProps {
  linkGroup: 'account' | 'account-help';
  links: readonly ((SiteLink & { readonly icon: ReactNode }) | undefined)[];
}

function ProfileLinks({ linkGroup, links }: ProfileLinksProps) {
  const there = useArranged()(linkGroup, links);
  if (there.length === 0) return null;
  return (
    <ul className={styles.group}>
      {there.map(({ href, label, icon, current }) => (
        <li key={href}>
          <PageLink href={href} className={styles.item} aria-current={current ? 'page' : undefined}>
            <span className={styles.icon}>{icon}</span>
            {label}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

/** True if our own server answered: the session is closed. A gateway's answer has no message in the API's form. */
function isFromOurServer({ status, hasMessage }: ApiError): boolean {
  return status !== undefined && (status < 502 || hasMessage);
}

/** Signs out and reloads as a guest. Without an answer from our own server it fails, and the session stays open. */
function useLogOut() {
  const { api } = usePage();
  const { mutate, isPending, error } = useMutation(
    send(api, 'logout', {
      onSettled: (_answer, failure) => {
        if (isApiError(failure) && !isFromOurServer(failure)) return;
        reloadAsGuest();
      },
    }),
  );
  return { logOut: () => mutate(), isPending, error };
}
