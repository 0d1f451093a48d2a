import { Select, Stack, Switch, Text } from '@parde/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasOperation } from '../../../app/page/operations.ts';
import { usePage } from '../../../app/page/Storefront.tsx';
import { changeSmartSettings, readSmartSettings, type SmartSettings } from '../smart-settings.ts';
import { type OfflineTitle, useOffline } from '../use-offline.ts';
import { SettingsGroup } from './SettingsGroup.tsx';

const heights: readonly number[] = [2160, 1080, 720, 480, 360];
/** The height that uses little data, if nothing has been chosen yet. */
const smallHeight = 480;

/**
 * The settings for saved titles that the device manages automatically. All of them are off until the viewer turns
 * them on.
 */
export function SmartSaving() {
  const { t } = useTranslation('saved-titles');
  const page = usePage();
  const { library, titles } = useOffline();
  const [settings, setSettings] = useState(readSmartSettings);
  const { savesNext, removesSince, newEpisodes } = settings;
  const { signedIn, kids } = page.facts;
  // The series that a guest follows and the titles that a guest has watched are not known.
  if (!library || !signedIn) return null;
  const change = (some: Partial<SmartSettings>) => {
    setSettings(changeSmartSettings(some));
    void library.recheck();
  };
  const isListed = hasOperation(page, 'listMyRows') && hasOperation(page, 'getEpisode');
  return (
    <SettingsGroup title={t('smart.title')}>
      <Stack space="md">
        <Text size="sm" tone="muted" leading="ui">
          {t('smart.text')}
        </Text>
        <Switch
          label={t('smart.next')}
          hint={t('smart.nextHint')}
          checked={savesNext}
          onChange={({ target }) => change({ savesNext: target.checked })}
        />
        <Switch
          label={t('smart.remove')}
          hint={t('smart.removeHint')}
          checked={removesSince !== null}
          onChange={({ target }) => change({ removesSince: target.checked ? Date.now() : null })}
        />
        {isListed && kids === undefined ? (
          <Switch
            label={t('smart.new')}
            hint={t('smart.newHint')}
            checked={newEpisodes !== null}
            onChange={({ target }) =>
              change({
                newEpisodes: target.checked
                  ? { since: Date.now(), height: lastChosen(titles) }
                  : null,
              })
            }
          />
        ) : null}
        {newEpisodes ? (
          <Select
            name="new-episodes-quality"
            label={t('smart.quality')}
            value={String(newEpisodes.height)}
            options={heightsToChoose(newEpisodes.height).map((height) => ({
              value: String(height),
              label: `${height}p`,
            }))}
            onChange={({ target }) =>
              change({ newEpisodes: { ...newEpisodes, height: Number(target.value) } })
            }
          />
        ) : null}
      </Stack>
    </SettingsGroup>
  );
}

/** A film may have had another height. */
const heightsToChoose = (chosen: number) =>
  [...new Set([...heights, chosen])].sort((one, other) => other - one);

/** The quality that the viewer chose last on this device. */
function lastChosen(titles: readonly OfflineTitle[]): number {
  const last = titles
    .filter(({ isByItself }) => !isByItself)
    .toSorted((one, other) => one.addedAt - other.addedAt)
    .at(-1);
  return last?.choice.height ?? smallHeight;
}
