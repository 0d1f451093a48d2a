import type { PlayerSource } from '../player-media.ts';

const base = import.meta.env.BASE_URL;
const worker = `${base}player-sample.js`;

/** The possible faults of a connection. */
export type Fault = 'refused' | 'lost' | 'missing' | 'slow';

/** The stream of a story. Each stream has its own token, so that faults do not affect other stories. */
export interface Sample {
  sources: readonly PlayerSource[];
  subtitle: (language: 'fa' | 'en') => string;
  thumbnails: string;
}

/** Waits until the service worker controls this page. */
export async function startSample(): Promise<void> {
  await navigator.serviceWorker.register(worker);
  await navigator.serviceWorker.ready;
  if (navigator.serviceWorker.controller) return;
  await new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
  });
}

export function sample(
  token: string,
  kind: 'film' | 'live' | 'file' = 'film',
  seconds = 120,
): Sample {
  const folder = new URL(`${base}player-sample/${token}/${kind}-${seconds}/`, location.href).href;
  const codecs = 'avc1.42c01e,mp4a.40.2';
  // Some browsers would treat the file as a playlist because of its name, so the name has no extension.
  const file = { type: 'hls' as const, url: `${folder}film`, codecs };
  const streams = [
    { type: 'hls', url: `${folder}h264.m3u8`, codecs },
    { type: 'hls', url: `${folder}vp9.m3u8`, codecs: 'vp09.00.30.08,opus' },
  ] as const;
  return {
    sources: kind === 'file' ? [file] : streams,
    subtitle: (language) => `${folder}${language}.vtt`,
    thumbnails: `${folder}thumbnails.vtt`,
  };
}

/** Sets a fault, or clears it with null. */
export async function setFault(token: string, fault: Fault | null): Promise<void> {
  await fetch(`${base}player-sample/control`, {
    method: 'POST',
    body: JSON.stringify({ token, fault }),
  });
}
