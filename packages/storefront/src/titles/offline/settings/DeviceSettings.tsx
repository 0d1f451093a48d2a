import { type DayHours, formatTimeOfDay, gigabyte, type Locale } from '@parde/domain';
import { Button, Dialog, Select, SettingsIcon, Switch, Text } from '@parde/ui';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../../app/page/Storefront.tsx';
import { formatBytes } from '../../file-downloads/file-size.ts';
import {
  asStorageLimit,
  changeOfflineSettings,
  type OfflineSettings,
  offlineSettings,
  storageLimits,
  subscribeToOfflineSettings,
} from '../offline-settings.ts';
import { detectsWifi } from '../pause-reason.ts';
import { useDeviceSpace } from '../use-device-space.ts';
import { useOffline } from '../use-offline.ts';
import { isForViewer } from '../use-saved.ts';
import * as styles from './DeviceSettings.css.ts';
import { DeviceStays } from './DeviceStays.tsx';
import { DeviceStore } from './DeviceStore.tsx';
import { SettingsGroup } from './SettingsGroup.tsx';
import { SmartSaving } from './SmartSaving.tsx';

/** The settings for when titles are fetched to this device and how much they may take, and the room that they take. */
export function DeviceSettings() {
  const { t } = useTranslation('saved-titles');
  const { t: shell } = useTranslation();
  const { facts } = usePage();
  const { library, titles } = useOffline();
  const space = useDeviceSpace(titles);
  const [isOpen, setOpen] = useState(false);
  const settings = useSyncExternalStore(
    subscribeToOfflineSettings,
    offlineSettings,
    offlineSettings,
  );
  if (!library) return null;
  return (
    <div>
      <Button size="sm" icon={<SettingsIcon />} onClick={() => setOpen(true)}>
        {t('settings.open')}
      </Button>
      <Dialog
        open={isOpen}
        title={t('settings.open')}
        closeLabel={shell('close')}
        onClose={() => setOpen(false)}
      >
        <div className={styles.groups}>
          <SettingsGroup title={t('settings.when')}>
            <When {...settings} />
          </SettingsGroup>
          <SmartSaving />
          <SettingsGroup title={t('settings.store')}>
            <DeviceStore
              titles={titles.filter((title) => isForViewer(title, facts))}
              bytes={library.bytes()}
              space={space}
              limit={settings.limit}
            />
            <div className={styles.limit}>
              <Limit {...settings} />
            </div>
          </SettingsGroup>
          {space ? (
            <SettingsGroup title={t('settings.stays')}>
              <DeviceStays isPersisted={space.isPersisted} />
            </SettingsGroup>
          ) : null}
        </div>
      </Dialog>
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
  const { t: shell } = useTranslation();
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
          label: formatBytes(each * gigabyte, shell),
        })),
      ]}
      onChange={({ target }) =>
        changeOfflineSettings({ limit: asStorageLimit(target.value) ?? null })
      }
    />
  );
}
