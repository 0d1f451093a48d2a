import { en } from '@parde/player/en';
import { fa } from '@parde/player/fa';
import {
  createPreferenceStore,
  isDataSaved,
  type Preferences,
  type SubtitleAppearance,
  SubtitleSample,
  subscribeToSaveData,
  subtitleBackgrounds,
  subtitleColors,
  subtitleFonts,
  subtitleSizes,
} from '@parde/player/preferences';
import { Select, Switch } from '@parde/ui';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { usePage } from '../../app/page/Storefront.tsx';
import { autoplay } from '../../app/settings/settings.ts';
import * as styles from './Settings.css.ts';
import { SettingsGroup } from './SettingsGroup.tsx';

const messages = { fa, en };

export function PlaybackSettings() {
  const { t } = useTranslation('settings');
  const { locale } = usePage().facts;
  const { automatic } = messages[locale];
  const [isAutoplay, changeAutoplay] = autoplay.useSetting();
  // A change on this page changes the player, and the other way round.
  const [store] = useState(createPreferenceStore);
  const preferences = useStore(store);
  const { change } = store;
  const { quality } = preferences;
  const isSaved = useSyncExternalStore(
    subscribeToSaveData,
    () => isDataSaved(preferences),
    () => false,
  );
  return (
    <SettingsGroup title={t('playback')} hint={t('onThisDevice')}>
      <Switch
        label={t('autoplay')}
        hint={t('autoplayHint')}
        checked={isAutoplay}
        onChange={({ target }) => changeAutoplay(target.checked)}
      />
      <Switch
        label={t('saver')}
        hint={t('saverHint')}
        checked={isSaved}
        onChange={({ target }) => change({ dataSaver: target.checked })}
      />
      <Select
        name="quality"
        label={t('quality')}
        value={String(quality)}
        disabled={isSaved}
        options={[
          { value: 'auto', label: automatic },
          ...heightsToChoose(quality).map((height) => ({
            value: String(height),
            label: `${height}p`,
          })),
        ]}
        onChange={({ target }) =>
          change({ quality: target.value === 'auto' ? 'auto' : Number(target.value) })
        }
      />
      <SubtitleSettings looks={preferences.looks} onChange={(looks) => change({ looks })} />
    </SettingsGroup>
  );
}

interface SubtitleSettingsProps {
  looks: SubtitleAppearance;
  onChange: (looks: SubtitleAppearance) => void;
}

function SubtitleSettings({ looks, onChange }: SubtitleSettingsProps) {
  const { t } = useTranslation('settings');
  const { locale } = usePage().facts;
  const say = messages[locale];
  const select = <Value extends string>(
    name: keyof SubtitleAppearance,
    label: string,
    values: readonly Value[],
    names: Readonly<Record<Value, string>>,
    choose: (value: Value) => SubtitleAppearance,
  ) => (
    <Select
      name={name}
      label={label}
      value={looks[name]}
      options={values.map((value) => ({ value, label: names[value] }))}
      onChange={({ target }) => {
        const chosen = values.find((value) => value === target.value);
        if (chosen !== undefined) onChange(choose(chosen));
      }}
    />
  );
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>{t('subtitles')}</legend>
      <div className={styles.sample}>
        <SubtitleSample text={say.sample} looks={looks} />
      </div>
      <div className={styles.fields}>
        {select('size', say.size, subtitleSizes, say.sizes, (size) => ({ ...looks, size }))}
        {select('color', say.color, subtitleColors, say.colors, (color) => ({ ...looks, color }))}
        {select(
          'background',
          say.background,
          subtitleBackgrounds,
          say.backgrounds,
          (background) => ({
            ...looks,
            background,
          }),
        )}
        {select('font', say.font, subtitleFonts, say.fonts, (font) => ({ ...looks, font }))}
      </div>
    </fieldset>
  );
}

const usual: readonly number[] = [2160, 1080, 720, 480, 360];

/** The player has the heights of a film, so the viewer may have chosen another height. */
export function heightsToChoose(chosen: Preferences['quality']): readonly number[] {
  if (chosen === 'auto' || usual.includes(chosen)) return usual;
  return [...usual, chosen].sort((one, other) => other - one);
}
