import { type RefObject, useEffect, useState } from 'react';

/** Another screen that plays the film, such as a television. */
export interface Remote {
  kind: 'airplay' | 'cast';
  pick: () => void;
}

interface AirPlayVideo extends HTMLVideoElement {
  webkitShowPlaybackTargetPicker?: () => void;
}

/** Null if the browser does not support remote playback, or no screen is near. */
export function useRemote(video: RefObject<HTMLVideoElement | null>): Remote | null {
  const [kind, setKind] = useState<Remote['kind'] | null>(null);
  useEffect(() => {
    const element: AirPlayVideo | null = video.current;
    if (!element) return;
    return element.webkitShowPlaybackTargetPicker
      ? watchAirPlay(element, (isThere) => setKind(isThere ? 'airplay' : null))
      : watchRemote(element, (isThere) => setKind(isThere ? 'cast' : null));
  }, [video]);
  if (kind === null) return null;
  return {
    kind,
    pick() {
      const element: AirPlayVideo | null = video.current;
      if (kind === 'airplay') element?.webkitShowPlaybackTargetPicker?.();
      // Rejected if the viewer chooses no screen.
      else element?.remote.prompt().catch(() => undefined);
    },
  };
}

type OnChange = (isThere: boolean) => void;

function watchAirPlay(video: HTMLVideoElement, onChange: OnChange): () => void {
  const type = 'webkitplaybacktargetavailabilitychanged';
  const listen = (event: Event) =>
    onChange('availability' in event && event.availability === 'available');
  video.addEventListener(type, listen);
  return () => video.removeEventListener(type, listen);
}

function watchRemote(video: HTMLVideoElement, onChange: OnChange): (() => void) | undefined {
  if (!('remote' in video)) return undefined;
  const { remote } = video;
  const watching = remote.watchAvailability(onChange);
  // Some browsers have remote playback but cannot watch for available screens.
  watching.catch(() => undefined);
  return () => {
    watching.then((id) => remote.cancelWatchAvailability(id)).catch(() => undefined);
  };
}
