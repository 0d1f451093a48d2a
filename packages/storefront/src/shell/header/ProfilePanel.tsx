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
  Notice,
  PhoneIcon,
  SettingsIcon,
  TicketIcon,
} from '@parde/ui';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '../../app/i18n/use-translation.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { notifyOtherTabs } from '../../app/session/other-tabs.ts';
import { useViewer } from '../../app/session/use-viewer.ts';
import { path } from '../../paths.ts';
import { useLinkTo } from '../site-links.ts';
import * as styles from './ProfilePanel.css.ts';
import * as panelStyles from './panel.css.ts';
import { SignedInUser } from './SignedInUser.tsx';

export function ProfilePanel() {
  const { t } = useTranslation(['menus', 'shell']);
  const { rules } = usePage().facts;
  const { showsApp } = useViewer();
  const { logOut, isPending, isError } = useLogOut();
  return (
    <div className={`${panelStyles.panel} ${panelStyles.places.end}`}>
      <div className={styles.who}>
        <SignedInUser />
      </div>
      <nav aria-label={t('shell:account')}>
        <ProfileLinks
          links={[
            { href: path('profile'), label: t('myLists'), icon: <BookmarkIcon /> },
            { href: path('download'), label: t('downloads'), icon: <DownloadIcon /> },
            showsApp && { href: path('app'), label: t('shell:app'), icon: <PhoneIcon /> },
            rules.showsPayments && {
              href: path('payments'),
              label: t('payments'),
              icon: <CardIcon />,
            },
            { href: path('plans'), label: t('shell:plans'), icon: <TicketIcon /> },
            { href: path('internet'), label: t('shell:internet'), icon: <GlobeIcon /> },
            { href: path('settings'), label: t('settings'), icon: <SettingsIcon /> },
            { href: path('kids'), label: t('kids'), icon: <KidsIcon /> },
          ]}
        />
        <ProfileLinks
          links={[
            { href: path('faq'), label: t('shell:faq'), icon: <HelpIcon /> },
            { href: path('about-contact'), label: t('shell:about'), icon: <InfoIcon /> },
            { href: path('terms'), label: t('shell:terms'), icon: <ListIcon /> },
          ]}
        />
      </nav>
      <div className={styles.group}>
        <button type="button" className={styles.item} disabled={isPending} onClick={logOut}>
          <span className={styles.icon}>
            <LogOutIcon />
          </span>
          {t('signOut')}
        </button>
        {isError ? (
          <Notice tone="danger" live="assertive">
            {t('notSignedOut')}
          </Notice>
        ) : null}
      </div>
    </div>
  );
}

interface ProfileLink {
  readonly href: string;
  readonly label: string;
  readonly icon: ReactNode;
}

function ProfileLinks({ links }: { links: readonly (ProfileLink | false)[] }) {
  const linkTo = useLinkTo();
  return (
    <ul className={styles.group}>
      {links
        .filter((link) => link !== false)
        .map(({ href, label, icon }) => (
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

/** Any answer of ours means that the session is closed. One of a gateway before us has no message of the API's form. */
function isFromOurServer({ status, hasMessage }: ApiError): boolean {
  return status !== undefined && (status < 502 || hasMessage);
}

/** Reloads as a guest. Fails only without an answer of ours, which keeps the session. */
function useLogOut() {
  const { api } = usePage();
  const { mutate, isPending, isError } = useMutation({
    ...send(api, 'logout'),
    onSettled: (_answer, error) => {
      if (isApiError(error) && !isFromOurServer(error)) return;
      notifyOtherTabs('ended');
      window.location.reload();
    },
  });
  return { logOut: () => mutate(), isPending, isError };
}
