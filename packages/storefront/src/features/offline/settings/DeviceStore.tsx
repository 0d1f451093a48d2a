import { gigabyte, type Locale } from '@parde/domain';
import { type DeviceSpace, readDeviceSpace } from '@parde/offline';
import { useDescriptions } from '@parde/offline/react';
import { Meter, type PhrasesData } from '@parde/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type SavedDevice,
  type SavedTitle,
  useOffline,
} from '../../../app/offline/offline-device.ts';
import { usePage } from '../../../app/page/Storefront.tsx';
import * as chart from '../../../app/parts/chart.css.ts';
import { useFormatBytes } from '../../../app/parts/file-size.ts';
import { fullNamePhrase } from '../../../names/episode-names.ts';
import { namePhrase } from '../../../names/phrases.ts';
import { bytesOf, groupTitles, type SavedGroup } from '../downloads/saved-groups.ts';
import * as styles from './DeviceSettings.css.ts';

interface DeviceStoreProps {
  device: SavedDevice;
  titles: readonly SavedTitle[];
  space: DeviceSpace | null | undefined;
  /** In gigabytes. */
  limit: number | null;
}

/** The other titles are counted together. */
const shownTitles = 5;

/** Shows the used room of this device by its content, and the free room. */
export function DeviceStore({ device, titles, space, limit }: DeviceStoreProps) {
  const { t } = useTranslation('saved-titles');
  const formatBytes = useFormatBytes();
  const { locale } = usePage().facts;
  const id = useId();
  // The list is drawn again when bytes arrive.
  useDescriptions(device, titles);
  const largestFirst = groupTitles(titles, device)
    .map((group) => ({
      key: group.key,
      name: nameOfGroup(group, locale),
      bytes: bytesOf(group.titles.flatMap((title) => device.describe(title) ?? [])),
    }))
    .filter(({ bytes }) => bytes > 0)
    .sort((one, other) => other.bytes - one.bytes);
  const saved = bytesOf(largestFirst);
  // Browsers report rough values, with a delay.
  const other = Math.max(0, (space?.used ?? 0) - saved);
  const all = saved + other + (space?.free ?? 0);
  const left = limit === null ? undefined : Math.max(0, limit * gigabyte - device.bytes());
  const rest = largestFirst.slice(shownTitles);
  const parts = [
    ...largestFirst.slice(0, shownTitles),
    ...(rest.length > 0
      ? [{ key: 'rest', name: t('settings.rest', { count: rest.length }), bytes: bytesOf(rest) }]
      : []),
  ];
  if (saved === 0) return null;
  return (
    <section className={chart.panel} aria-labelledby={id}>
      <h3 className={chart.title} id={id}>
        {t('settings.store')}
      </h3>
      {space ? (
        <Meter
          label={t('settings.saved')}
          value={saved / all}
          other={other / all}
          valueText={t('settings.part', { part: formatBytes(saved), whole: formatBytes(all) })}
        />
      ) : null}
      <ul className={styles.legend} aria-label={t('settings.store')}>
        <Entry dot="saved" label={t('settings.saved')} bytes={saved} />
        {space ? <Entry dot="other" label={t('settings.other')} bytes={other} /> : null}
        {space ? <Entry dot="free" label={t('settings.free')} bytes={space.free} /> : null}
        {left === undefined ? null : <Entry label={t('settings.left')} bytes={left} />}
      </ul>
      {parts.length > 1 ? (
        <ul className={styles.titles} aria-label={t('settings.byTitle')}>
          {parts.map(({ key, name, bytes }) => (
            <li key={key}>
              <Meter label={name} value={bytes / saved} valueText={formatBytes(bytes)} />
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

function nameOfGroup({ series, titles: [first] }: SavedGroup, locale: Locale): PhrasesData {
  if (series) return namePhrase(series, locale);
  return first ? fullNamePhrase(first.playback, locale) : '';
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
