import { type DeviceSpace, readDeviceSpace } from '@parde/offline';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type SavedDevice, useOffline } from '../../../app/offline/offline-device.ts';

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
