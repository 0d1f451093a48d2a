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
import { hasPage } from '../../app/page/operations.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { Failed } from '../../app/parts/Failed.tsx';
import { useViewer } from '../../app/session/use-viewer.ts';
import { type PageId, path } from '../../paths.ts';
import { reloadAsGuest, useSignOut } from '../../titles/offline/react/use-sign-out.ts';
import { useArranged, useLinkTo } from '../site-links.ts';
import * as styles from './ProfilePanel.css.ts';
import * as panelStyles from './panel.css.ts';
import { SignedInUser } from './SignedInUser.tsx';

export function ProfilePanel() {
  const { t } = useTranslation(['menus', 'shell']);
  const page = usePage();
  const has = (id: PageId) => hasPage(page, id);
  const { showsApp } = useViewer();
  const { logOut, isPending, error } = useLogOut();
  const { confirmSignOut, isOpening, question } = useSignOut(logOut);
  return (
    <div className={`${panelStyles.panel} ${panelStyles.panelPositions.end}`}>
      <div className={styles.who}>
        <SignedInUser />
      </div>
      <nav aria-label={t('shell:account')}>
        <ProfileLinks
          linkGroup="account"
          links={[
            has('profile') && {
              href: path('profile'),
              // The account page begins with the lists.
              label: has('profile-list') ? t('myLists') : t('shell:account'),
              icon: has('profile-list') ? <BookmarkIcon /> : <UserIcon />,
            },
            has('download') && {
              href: path('download'),
              label: t('downloads'),
              icon: <DownloadIcon />,
            },
            showsApp &&
              has('app') && { href: path('app'), label: t('shell:app'), icon: <PhoneIcon /> },
            has('payments') && {
              href: path('payments'),
              label: t('payments'),
              icon: <CardIcon />,
            },
            has('plans') && {
              href: path('plans'),
              label: t('shell:plans'),
              icon: <TicketIcon />,
            },
            has('internet') && {
              href: path('internet'),
              label: t('shell:internet'),
              icon: <GlobeIcon />,
            },
            { href: path('settings'), label: t('settings'), icon: <SettingsIcon /> },
            has('kids') && { href: path('kids'), label: t('kids'), icon: <KidsIcon /> },
          ]}
        />
        <ProfileLinks
          linkGroup="account-help"
          links={[
            has('faq') && { href: path('faq'), label: t('shell:faq'), icon: <HelpIcon /> },
            has('about-contact') && {
              href: path('about-contact'),
              label: t('shell:about'),
              icon: <InfoIcon />,
            },
            has('terms') && { href: path('terms'), label: t('shell:terms'), icon: <ListIcon /> },
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

interface ProfileLink {
  readonly href: string;
  readonly label: string;
  readonly icon: ReactNode;
}

interface ProfileLinksProps {
  linkGroup: 'account' | 'account-help';
  links: readonly (ProfileLink | false)[];
}

function ProfileLinks({ linkGroup, links }: ProfileLinksProps) {
  const linkTo = useLinkTo();
  const there = useArranged()(linkGroup, links);
  if (there.length === 0) return null;
  return (
    <ul className={styles.group}>
      {there.map(({ href, label, icon }) => (
        <li key={href}>
          <a
            href={href}
            className={styles.item}
            aria-current={linkTo(href, label).current ? 'page' : undefined}
          >
            <span className={styles.icon}>{icon}</span>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

/**
 * True if our own server answered, which means that the session is closed. A gateway's answer has no message in the
 * API's form.
 */
function isFromOurServer({ status, hasMessage }: ApiError): boolean {
  return status !== undefined && (status < 502 || hasMessage);
}

/**
 * Signs out and reloads as a guest. It fails only without an answer from our own server, and the session then stays
 * open.
 */
function useLogOut() {
  const { api } = usePage();
  const { mutate, isPending, error } = useMutation({
    ...send(api, 'logout'),
    onSettled: (_answer, failure) => {
      if (isApiError(failure) && !isFromOurServer(failure)) return;
      reloadAsGuest();
    },
  });
  return { logOut: () => mutate(), isPending, error };
}
