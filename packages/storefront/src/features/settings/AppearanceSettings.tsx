import { type Locale, locales } from '@parde/domain';
import { Notice, RadioGroup, Switch } from '@parde/ui';
import { useState } from 'react';
import { useTranslation } from '../../app/i18n/use-translation.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { changeLanguage } from '../../app/settings/language.ts';
import { nightMode } from '../../app/settings/night-mode.ts';
import { reducedMotion } from '../../app/settings/reduced-motion.ts';
import { SettingsGroup } from './SettingsGroup.tsx';

/** Each in its own language: who reads only that one must find it. */
const names: Record<Locale, string> = { fa: 'فارسی', en: 'English' };

export function AppearanceSettings() {
  const { t } = useTranslation('settings');
  const { locale } = usePage().facts;
  const [isOffline, setOffline] = useState(false);
  const [night, changeNight] = nightMode.useSetting();
  const [isReduced, changeMotion] = reducedMotion.useSetting();
  const choose = async (chosen: string) => {
    const next = locales.find((each) => each === chosen);
    if (next !== undefined && next !== locale) setOffline(!(await changeLanguage(next)));
  };
  return (
    <SettingsGroup title={t('appearance')}>
      <RadioGroup
        label={t('language')}
        value={locale}
        onChange={(chosen) => void choose(chosen)}
        options={locales.map((each) => ({
          value: each,
          label: <span lang={each}>{names[each]}</span>,
        }))}
      />
      {isOffline ? (
        <Notice tone="warning" live="assertive">
          {t('offline')}
        </Notice>
      ) : null}
      <Switch
        label={t('dark')}
        hint={t('darkHint')}
        checked={night}
        onChange={({ target }) => changeNight(target.checked)}
      />
      <Switch
        label={t('motion')}
        hint={t('motionHint')}
        checked={isReduced}
        onChange={({ target }) => changeMotion(target.checked)}
      />
    </SettingsGroup>
  );
}
