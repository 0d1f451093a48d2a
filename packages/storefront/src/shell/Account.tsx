import { logoutMutation, userQuery } from '@parde/api-client/query';
import { showDigits, showMobile } from '@parde/domain';
import { ButtonLink, IconButton, IconButtonLink, LogOutIcon, UserIcon } from '@parde/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePage } from '../page/Storefront.tsx';
import * as styles from './Account.css.ts';

/** Who is signed in, or the way to sign in. */
export function Account() {
  const { t } = useTranslation();
  const { facts } = usePage();
  if (facts.signedIn) return <SignedIn />;
  return (
    <ButtonLink href="/login" size="sm" variant="primary">
      {t('signIn')}
    </ButtonLink>
  );
}

function SignedIn() {
  const { t } = useTranslation();
  const { api, brand, facts } = usePage();
  const { data: user } = useQuery(userQuery(api, { ref: brand.userRef }));
  const { mutate: logOut, isPending } = useMutation({
    ...logoutMutation(api),
    // Whatever the API said, this browser's session is closed: the next document is a guest's.
    onSettled: () => window.location.assign('/'),
  });
  return (
    <>
      {user ? (
        <span className={styles.who}>
          <bdi dir="ltr">{showDigits(showMobile(user.mobile), facts.locale)}</bdi>
          <span className={styles.days}>
            {user.days_period_to_end > 0
              ? t('daysLeft', { count: user.days_period_to_end })
              : t('noSubscription')}
          </span>
        </span>
      ) : null}
      <IconButtonLink href="/profile" label={t('account')} icon={<UserIcon />} />
      <IconButton
        label={t('signOut')}
        icon={<LogOutIcon />}
        disabled={isPending}
        onClick={() => logOut()}
      />
    </>
  );
}
