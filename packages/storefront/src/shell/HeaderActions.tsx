import { cookieLifetimes, cookieNames, type Locale } from '@parde/domain';
import { GlobeIcon, IconButton, IconButtonLink, MoonIcon, SearchIcon, SunIcon } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { writeCookie } from '../browser/cookies.ts';
import { usePage } from '../page/Storefront.tsx';
import { Account } from './Account.tsx';
import { useNightMode } from './night-mode.ts';

const otherLocale: Record<Locale, Locale> = { fa: 'en', en: 'fa' };

/** The end of the header: search, the two switches, the account. */
export function HeaderActions() {
  const { t } = useTranslation();
  const { locale } = usePage().facts;
  const [night, changeNight] = useNightMode();
  const switchLanguage = () => {
    writeCookie(cookieNames.locale, otherLocale[locale], cookieLifetimes.locale);
    window.location.reload();
  };
  return (
    <>
      <IconButtonLink href="/search" label={t('search')} icon={<SearchIcon />} />
      <IconButton
        label={t('darkMode')}
        aria-pressed={night}
        icon={night ? <SunIcon /> : <MoonIcon />}
        onClick={() => changeNight(!night)}
      />
      <IconButton label={t('switchLanguage')} icon={<GlobeIcon />} onClick={switchLanguage} />
      <Account />
    </>
  );
}
