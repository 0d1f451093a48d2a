import type { Locale } from '@parde/domain';
import { Button, GlobeIcon, IconButton, type IconButtonProps, MoonIcon, SunIcon } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../app/page/Storefront.tsx';
import { changeLanguage } from '../../app/settings/language.ts';
import { nightMode } from '../../app/settings/settings.ts';
import type { LanguageSwitchProps } from '../../brand/languages.ts';

const otherLocale: Record<Locale, Locale> = { fa: 'en', en: 'fa' };

export function NightSwitch({ withLabel = false }: { withLabel?: boolean }) {
  const { t } = useTranslation();
  const [night, changeNight] = nightMode.useSetting();
  const button = {
    icon: night ? <SunIcon /> : <MoonIcon />,
    'aria-pressed': night,
    onClick: () => changeNight(!night),
  };
  return <SwitchButton withLabel={withLabel} label={t('darkMode')} {...button} />;
}

interface SwitchButtonProps extends Omit<IconButtonProps, 'label'> {
  withLabel: boolean;
  label: string;
}

export function SwitchButton({ withLabel, label, ...button }: SwitchButtonProps) {
  return withLabel ? (
    <Button size="sm" {...button} variant="ghost">
      {label}
    </Button>
  ) : (
    <IconButton label={label} {...button} />
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
  return <SwitchButton withLabel={withLabel} label={t('switchLanguage')} {...button} />;
}
