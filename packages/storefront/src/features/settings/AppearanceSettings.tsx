import { Notice, RadioGroup, Switch } from '@parde/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../app/page/Storefront.tsx';
import { changeLanguage, languageNames } from '../../app/settings/language.ts';
import { nightMode, reducedMotion } from '../../app/settings/settings.ts';
import { SettingsGroup } from './SettingsGroup.tsx';

export function AppearanceSettings() {
  const { t } = useTranslation('settings');
  const { brand, i18n } = usePage();
  const languages = languageNames(brand);
  const [isOffline, setOffline] = useState(false);
  const [night, changeNight] = nightMode.useSetting();
  const [isReduced, changeMotion] = reducedMotion.useSetting();
  const choose = async (chosen: string) => {
    if (chosen !== i18n.language) setOffline(!(await changeLanguage(chosen)));
  };
  return (
    <SettingsGroup title={t('appearance')}>
      <RadioGroup
        label={t('language')}
        value={i18n.language}
        onChange={(chosen) => void choose(chosen)}
        options={languages.map(({ code, name }) => ({
          value: code,
          label: <span lang={code}>{name}</span>,
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
