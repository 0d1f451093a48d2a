export type { OfflineDescription, OfflineReason, OfflineStage } from './describe.ts';
export {
  createOfflineDevice,
  type OfflineDevice,
  type OfflineDeviceOptions,
  type OfflineSource,
} from './device.ts';
export { detectsWifi, isOnWifi, type PauseReason } from './download/pause-reason.ts';
export type { MoveDirection } from './download/queue.ts';
export type {
  OfflinePlayback,
  OfflineServer,
  OfflineTerms,
  PlaybackSource,
  ServerRefusal,
  TitleRef,
  WatchedPosition,
} from './playback.ts';
export type { OfflineFiles } from './storage/source.ts';
export { type DeviceSpace, readDeviceSpace, requestPersistence } from './storage/space.ts';
export { type OfflineStorage, openOfflineStorage } from './storage/storage.ts';
export type { ConnectionState, OfflineLimits, ReadableStore } from './store.ts';
export { canPlayFile, canPlayStream, canSave, hasOfflineStorage } from './support.ts';
export {
  type OfflineChoice,
  type OfflinePosition,
  type OfflineTitle,
  type SaveProblem,
  titlesAtOnce,
  type WantedTitle,
} from './title.ts';
