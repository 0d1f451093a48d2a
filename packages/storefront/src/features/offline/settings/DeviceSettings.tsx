import { type DayHours, formatTimeOfDay, gigabyte, type Locale } from '@parde/domain';
import { detectsWifi, requestPersistence } from '@parde/offline';
import { Button, Heading, Select, SettingsIcon, Stack, Switch, Text } from '@parde/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { ModalDialog } from '../../../app/modals/ModalDialog.tsx';
import { type SavedTitle, useOffline } from '../../../app/offline/offline-device.ts';
import { followOwner } from '../../../app/offline/open-device.ts';
import {
  asStorageLimit,
  changeOfflineSettings,
  changeSmartSettings,
  type OfflineSettings,
  offlineSettingsStore,
  readSmartSettings,
  type SmartSettings,
  storageLimits,
} from '../../../app/offline/settings.ts';
import { hasOperation } from '../../../app/page/operations.ts';
import { usePage } from '../../../app/page/Storefront.tsx';
import { useFormatBytes } from '../../../app/parts/file-size.ts';
import { checkSmartSaving } from '../smart-saving/smart-saving.ts';
import * as styles from './DeviceSettings.css.ts';
import { deviceSpaceKey, useDeviceSpace } from './DeviceStore.tsx';

/** The settings for when titles are fetched to this device and how much they may take, and the room that they take. */
export function DeviceSettings() {
  const { t } = useTranslation('saved-titles');
  const { device } = useOffline();
  const space = useDeviceSpace(device);
  const [isOpen, setOpen] = useState(false);
  const settings = useStore(offlineSettingsStore);
  if (!device) return null;
  return (
    <div>
      <Button size="sm" icon={<SettingsIcon />} onClick={() => setOpen(true)}>
        {t('settings.open')}
      </Button>
      <ModalDialog open={isOpen} title={t('settings.open')} onClose={() => setOpen(false)}>
        <div className={styles.groups}>
          <SettingsGroup title={t('settings.when')}>
            <When {...settings} />
          </SettingsGroup>
          <SmartSaving />
          <SettingsGroup title={t('settings.store')}>
            <div className={styles.wide}>
              <Limit {...settings} />
            </div>
          </SettingsGroup>
          {space ? (
            <SettingsGroup title={t('settings.stays')}>
              <DeviceStays isPersisted={space.isPersisted} />
            </SettingsGroup>
          ) : null}
        </div>
      </ModalDialog>
    </div>
  );
}

function When({ onlyWifi, onlyCheapHours }: OfflineSettings) {
  const { t } = useTranslation('saved-titles');
  const { brand, facts } = usePage();
  const hours = brand.offline?.cheapHours;
  return (
    <div className={styles.wide}>
      {detectsWifi() ? (
        <Switch
          label={t('settings.wifi')}
          hint={t('settings.wifiHint')}
          checked={onlyWifi}
          onChange={({ target }) => changeOfflineSettings({ onlyWifi: target.checked })}
        />
      ) : null}
      {hours ? (
        <Switch
          label={t('settings.hours')}
          hint={t('settings.hoursHint', {
            hours: hours.map((each) => t('settings.span', spanOf(each, facts.locale))).join(' · '),
          })}
          checked={onlyCheapHours}
          onChange={({ target }) => changeOfflineSettings({ onlyCheapHours: target.checked })}
        />
      ) : null}
      {detectsWifi() ? null : (
        <Text size="sm" tone="muted" leading="ui">
          {t('settings.noWifi')}
        </Text>
      )}
    </div>
  );
}

function spanOf({ from, to }: DayHours, locale: Locale) {
  const show = (time: string) => formatTimeOfDay(`2026-01-01T${time}:00+03:30`, locale);
  return { from: show(from), to: show(to) };
}

function Limit({ limit }: OfflineSettings) {
  const { t } = useTranslation('saved-titles');
  const formatBytes = useFormatBytes();
  return (
    <Select
      name="storage-limit"
      label={t('settings.limit')}
      hint={t('settings.limitHint')}
      value={String(limit ?? '')}
      options={[
        { value: '', label: t('settings.limitNone') },
        ...storageLimits.map((each) => ({
          value: String(each),
          label: formatBytes(each * gigabyte),
        })),
      ]}
      onChange={({ target }) =>
        changeOfflineSettings({ limit: asStorageLimit(target.value) ?? null })
      }
    />
  );
}

/** Shows whether the browser may delete titles, and what the viewer can do about it. */
function DeviceStays({ isPersisted }: { isPersisted: boolean }) {
  const { t } = useTranslation('saved-titles');
  const queryClient = useQueryClient();
  const text = useRef<HTMLSpanElement>(null);
  const { mutate, isPending, data } = useMutation({
    mutationFn: requestPersistence,
    networkMode: 'always',
    async onSuccess(isGranted) {
      // Move the focus, because the button disappears.
      if (isGranted) text.current?.focus();
      await queryClient.invalidateQueries({ queryKey: [deviceSpaceKey] });
    },
  });
  return (
    <>
      <Text size="sm" tone="muted" leading="ui">
        <span ref={text} role="status" tabIndex={-1}>
          {t(isPersisted ? 'settings.persisted' : 'settings.notPersisted')}{' '}
          {data === false && !isPending ? t('settings.refused') : ''}
        </span>
      </Text>
      {isPersisted ? null : (
        <Button size="sm" loading={isPending} onClick={() => mutate()}>
          {t('settings.ask')}
        </Button>
      )}
    </>
  );
}

function SettingsGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <Heading level={3} size="sm" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

const heights: readonly number[] = [2160, 1080, 720, 480, 360];
/** The height that uses little data, if nothing has been chosen yet. */
const smallHeight = 480;

/**
 * The settings for saved titles that the device manages automatically. All of them are off until the viewer turns
 * them on.
 */
function SmartSaving() {
  const { t } = useTranslation('saved-titles');
  const page = usePage();
  const { device, titles } = useOffline();
  const [settings, setSettings] = useState(readSmartSettings);
  const { savesNext, removesSince, newEpisodes } = settings;
  const { signedIn, kids } = page.facts;
  // The series that a guest follows and the titles that a guest has watched are not known.
  if (!device || !signedIn) return null;
  const change = (some: Partial<SmartSettings>) => {
    setSettings(changeSmartSettings(some));
    followOwner(device);
    checkSmartSaving();
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
function lastChosen(titles: readonly SavedTitle[]): number {
  const last = titles
    .filter(({ isAutomatic }) => !isAutomatic)
    .toSorted((one, other) => one.addedAt - other.addedAt)
    .at(-1);
  return last?.choice.height ?? smallHeight;
}
