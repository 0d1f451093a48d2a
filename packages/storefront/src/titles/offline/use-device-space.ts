import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type DeviceRoom, deviceRoomKey, readDeviceRoom } from './device-space.ts';
import type { OfflineTitle } from './offline-title.ts';

/**
 * Reads the room again when titles are added or removed. Undefined while loading; null if the browser does not report
 * its storage.
 */
export function useDeviceRoom(titles: readonly OfflineTitle[]): DeviceRoom | null | undefined {
  const whole = titles.filter(({ status }) => status === 'kept').length;
  return useQuery({
    queryKey: [deviceRoomKey, titles.length, whole],
    queryFn: readDeviceRoom,
    networkMode: 'always',
    placeholderData: keepPreviousData,
  }).data;
}
