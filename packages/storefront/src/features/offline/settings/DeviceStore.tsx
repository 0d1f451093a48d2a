import { gigabyte } from '@parde/domain';
import { type DeviceSpace, readDeviceSpace } from '@parde/offline';
import { useDescriptions } from '@parde/offline/react';
import { Phrases } from '@parde/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  type SavedDevice,
  type SavedTitle,
  useOffline,
} from '../../../app/offline/offline-device.ts';
import { usePage } from '../../../app/page/Storefront.tsx';
import { useFormatBytes } from '../../../app/parts/file-size.ts';
import { fullNamePhrase } from '../../../names/episode-names.ts';
import * as styles from './DeviceSettings.css.ts';

interface DeviceStoreProps {
  device: SavedDevice;
  titles: readonly SavedTitle[];
  space: DeviceSpace | null | undefined;
  /** In gigabytes. */
  limit: number | null;
}

const percentOf = (part: number, whole: number) => `${whole > 0 ? (100 * part) / whole : 0}%`;

/** Shows the used room of this device by its content, and the free room. */
export function DeviceStore({ device, titles, space, limit }: DeviceStoreProps) {
  const { t } = useTranslation('saved-titles');
  const formatBytes = useFormatBytes();
  const { locale } = usePage().facts;
  // The list is drawn again when bytes arrive.
  useDescriptions(device, titles);
  const largestFirst = titles
    .map((title) => ({ title, bytes: device.describe(title)?.bytes ?? 0 }))
    .filter(({ bytes }) => bytes > 0)
    .sort((one, other) => other.bytes - one.bytes);
  const saved = largestFirst.reduce((sum, { bytes }) => sum + bytes, 0);
  // Browsers report rough values, with a delay.
  const other = Math.max(0, (space?.used ?? 0) - saved);
  const all = saved + other + (space?.free ?? 0);
  const left = limit === null ? undefined : Math.max(0, limit * gigabyte - device.bytes());
  return (
    <div className={styles.wide}>
      {space ? (
        <div className={styles.bar} aria-hidden="true">
          <div className={styles.segments.saved} style={{ inlineSize: percentOf(saved, all) }} />
          <div className={styles.segments.other} style={{ inlineSize: percentOf(other, all) }} />
        </div>
      ) : null}
      <ul className={styles.legend} aria-label={t('settings.store')}>
        <Entry dot="saved" label={t('settings.saved')} bytes={saved} />
        {space ? <Entry dot="other" label={t('settings.other')} bytes={other} /> : null}
        {space ? <Entry dot="free" label={t('settings.free')} bytes={space.free} /> : null}
        {left === undefined ? null : <Entry label={t('settings.left')} bytes={left} />}
      </ul>
      <ul className={styles.titles} aria-label={t('settings.byTitle')}>
        {largestFirst.map(({ title, bytes }) => (
          <li key={title.key} className={styles.title}>
            <div className={styles.entry}>
              <span className={styles.name}>
                <Phrases>{fullNamePhrase(title.playback, locale)}</Phrases>
              </span>
              <span className={styles.size}>{formatBytes(bytes)}</span>
            </div>
            <div className={styles.share} aria-hidden="true">
              <div className={styles.filled} style={{ inlineSize: percentOf(bytes, saved) }} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface EntryProps {
  dot?: keyof typeof styles.dots;
  label: string;
  bytes: number;
}

function Entry({ dot, label, bytes }: EntryProps) {
  const formatBytes = useFormatBytes();
  return (
    <li className={styles.entry}>
      {dot ? <span className={styles.dots[dot]} /> : null}
      <span>{label}</span>
      <span className={styles.size}>{formatBytes(bytes)}</span>
    </li>
  );
}

/** The key of the query that reads the free space. */
export const deviceSpaceKey = 'device-space';

/**
 * Reads the space again when titles are added, completed or removed. Undefined while loading; null if the browser does
 * not report its storage.
 */
export function useDeviceSpace(
  device: SavedDevice | null | undefined,
): DeviceSpace | null | undefined {
  const { titles } = useOffline({ isWanted: false });
  const completeCount = titles.filter((title) => device?.describe(title)?.share === 1).length;
  return useQuery({
    queryKey: [deviceSpaceKey, titles.length, completeCount],
    queryFn: readDeviceSpace,
    networkMode: 'always',
    placeholderData: keepPreviousData,
  }).data;
}
