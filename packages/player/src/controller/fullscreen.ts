/** iPhones support full screen only for the video element. */
interface PhoneVideo {
  webkitEnterFullscreen: () => void;
}

const isPhoneVideo = (video: object): video is PhoneVideo => 'webkitEnterFullscreen' in video;

interface Lockable {
  lock: (orientation: 'landscape') => Promise<void>;
}

const isLockable = (orientation: object): orientation is Lockable => 'lock' in orientation;

/** Toggles full screen; phones rotate to landscape where they allow it. */
export async function toggleFullscreen(stage: HTMLElement, video: HTMLVideoElement): Promise<void> {
  if (document.fullscreenElement) {
    await document.exitFullscreen();
    return;
  }
  if (typeof stage.requestFullscreen !== 'function') {
    if (isPhoneVideo(video)) video.webkitEnterFullscreen();
    return;
  }
  await stage.requestFullscreen({ navigationUI: 'hide' });
  const orientation: object | undefined = globalThis.screen?.orientation;
  if (orientation && isLockable(orientation)) {
    // Desktop browsers refuse, but are in landscape already.
    await orientation.lock('landscape').catch(() => undefined);
  }
}
