import type { Locale } from '@parde/domain';
import { Button, GlobeIcon, IconButton, MoonIcon, SunIcon } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../app/page/Storefront.tsx';
import { changeLanguage } from '../../app/settings/language.ts';
import { nightMode } from '../../app/settings/settings.ts';
import type { LanguageSwitchProps } from '../../brand/languages.ts';

const otherLocale: Record<Locale, Locale> = { fa: 'en', en: 'fa' };

interface SwitchProps {
  withLabel?: boolean;
}

export function NightSwitch({ withLabel = false }: SwitchProps) {
  const { t } = useTranslation();
  const [night, changeNight] = nightMode.useSetting();
  const button = {
    icon: night ? <SunIcon /> : <MoonIcon />,
    'aria-pressed': night,
    onClick: () => changeNight(!night),
  };
  return withLabel ? (
    <Button variant="ghost" size="sm" {...button}>
      {t('darkMode')}
    </Button>
  ) : (
    <IconButton label={t('darkMode')} {...button} />
  );
}

/** The switch between the two built-in languages, or the brand's own switch. */
export function LanguageSwitch({ withLabel = false, onOffline }: Partial<LanguageSwitchProps>) {
  const SwitchComponent = usePage().brand.languages?.Switch ?? TwoLanguages;
  return <SwitchComponent withLabel={withLabel} onOffline={onOffline} />;
}

function TwoLanguages({ withLabel, onOffline }: LanguageSwitchProps) {
  const { t } = useTranslation();
  const { locale } = usePage().facts;
  const button = {
    icon: <GlobeIcon />,
    // The label is the other language's own name.
    lang: otherLocale[locale],
    onClick: async () => {
      if (!(await changeLanguage(otherLocale[locale]))) onOffline?.();
    },
  };
  return withLabel ? (
    <Button variant="ghost" size="sm" {...button}>
      {t('switchLanguage')}
    </Button>
  ) : (
    <IconButton label={t('switchLanguage')} {...button} />
  );
}
