import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type DeviceRoom, deviceRoomKey, readDeviceRoom } from './device-space.ts';
import type { OfflineTitle } from './offline-title.ts';

/** Read again when titles come and go. Undefined while it is being asked; null where the browser does not say. */
export function useDeviceRoom(titles: readonly OfflineTitle[]): DeviceRoom | null | undefined {
  const whole = titles.filter(({ status }) => status === 'kept').length;
  return useQuery({
    queryKey: [deviceRoomKey, titles.length, whole],
    queryFn: readDeviceRoom,
    networkMode: 'always',
    placeholderData: keepPreviousData,
  }).data;
}
