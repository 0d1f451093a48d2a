import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type DeviceSpace, deviceSpaceKey, readDeviceSpace } from './device-space.ts';
import type { OfflineTitle } from './offline-title.ts';

/**
 * Reads the room again when titles are added or removed. Undefined while loading; null if the browser does not report
 * its storage.
 */
export function useDeviceSpace(titles: readonly OfflineTitle[]): DeviceSpace | null | undefined {
  const completeCount = titles.filter(({ status }) => status === 'kept').length;
  return useQuery({
    queryKey: [deviceSpaceKey, titles.length, completeCount],
    queryFn: readDeviceSpace,
    networkMode: 'always',
    placeholderData: keepPreviousData,
  }).data;
}
