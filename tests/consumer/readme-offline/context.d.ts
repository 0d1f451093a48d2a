import type {
  OfflineDevice,
  OfflinePlayback,
  OfflineServer,
  OfflineStorage,
  OfflineTitle,
} from '@parde/offline';

/** The declarations that the text around the code blocks takes for granted. */
declare global {
  const device: OfflineDevice;
  const film: OfflinePlayback;
  const server: OfflineServer;
  const storage: OfflineStorage;
  const title: OfflineTitle;
  const video: HTMLVideoElement;
}
