import { GlobeIcon, Menu } from '@parde/ui';
import { usePage } from '../../app/page/Storefront.tsx';
import { changeLanguage, languageNames } from '../../app/settings/language.ts';
import type { LanguageSwitchProps } from '../../brand/languages.ts';
import { SwitchButton } from './Switches.tsx';

/** A menu of three or more languages. The button shows the name of the current language. */
export function LanguageMenu({ withLabel, onOffline }: LanguageSwitchProps) {
  const { brand, i18n } = usePage();
  const languages = languageNames(brand);
  const current = languages.find(({ code }) => code === i18n.language)?.name ?? '';
  const choose = async (code: string) => {
    if (code !== i18n.language && !(await changeLanguage(code))) onOffline?.();
  };
  return (
    <Menu
      label={current}
      items={languages.map(({ code, dir, name }) => ({
        id: code,
        label: { text: name, lang: code, dir },
        checked: code === i18n.language,
        onSelect: () => void choose(code),
      }))}
      trigger={(props) => (
        <SwitchButton withLabel={withLabel} label={current} icon={<GlobeIcon />} {...props} />
      )}
    />
  );
}
