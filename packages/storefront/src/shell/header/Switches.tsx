import { cookieLifetimes, cookieNames, type Locale, storageKeys } from '@parde/domain';
import { Button, GlobeIcon, IconButton, MoonIcon, SunIcon } from '@parde/ui';
import { writeCookie } from '../../app/browser/cookies.ts';
import { writeLocalStorage } from '../../app/browser/storage.ts';
import { checkConnection, isConnected } from '../../app/connection.ts';
import { useTranslation } from '../../app/i18n/use-translation.ts';
import { trackLoading } from '../../app/loading-bar-store.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { defineSetting } from '../../app/settings/define-setting.ts';

const otherLocale: Record<Locale, Locale> = { fa: 'en', en: 'fa' };

interface SwitchProps {
  inWords?: boolean;
}

export function NightSwitch({ inWords = false }: SwitchProps) {
  const { t } = useTranslation();
  const [night, changeNight] = useNightMode();
  const button = {
    icon: night ? <SunIcon /> : <MoonIcon />,
    'aria-pressed': night,
    onClick: () => changeNight(!night),
  };
  return inWords ? (
    <Button variant="ghost" size="sm" {...button}>
      {t('darkMode')}
    </Button>
  ) : (
    <IconButton label={t('darkMode')} {...button} />
  );
}

interface LanguageSwitchProps extends SwitchProps {
  /** Called if there is no connection. The page already shows a notice. */
  onOffline?: () => void;
}

export function LanguageSwitch({ inWords = false, onOffline }: LanguageSwitchProps) {
  const { t } = useTranslation();
  const { locale } = usePage().facts;
  const button = {
    icon: <GlobeIcon />,
    onClick: async () => {
      // Test the connection first: a failed reload would show the browser's error page.
      await trackLoading(checkConnection());
      if (!isConnected()) return onOffline?.();
      writeCookie(cookieNames.locale, otherLocale[locale], cookieLifetimes.locale);
      window.location.reload();
    },
  };
  return inWords ? (
    <Button variant="ghost" size="sm" {...button}>
      {t('switchLanguage')}
    </Button>
  ) : (
    <IconButton label={t('switchLanguage')} {...button} />
  );
}

/** True is dark, false follows the system. The server knows neither. */
const nightMode = defineSetting({
  fromServer: () => false,
  // The early script sets it before the first paint.
  fromDevice: () => document.documentElement.dataset.theme === 'dark',
  save(night) {
    if (night) document.documentElement.dataset.theme = 'dark';
    else delete document.documentElement.dataset.theme;
    writeLocalStorage(storageKeys.nightMode, String(night));
  },
});

const useNightMode = nightMode.useSetting;
