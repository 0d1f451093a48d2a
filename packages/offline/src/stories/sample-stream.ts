import type { OfflinePlayback } from '../playback.ts';

/*
 * The stream of the player's stories. A service worker of the Storybook serves it, and simulates a lost connection
 * for the addresses of a token.
 */
const base = import.meta.env.BASE_URL;

/** Waits until the service worker serves the stream. */
export async function startSampleStream(): Promise<void> {
  const { serviceWorker } = navigator;
  await serviceWorker.register(`${base}player-sample.js`);
  await serviceWorker.ready;
  if (serviceWorker.controller) return;
  await new Promise((resolve) => {
    serviceWorker.addEventListener('controllerchange', resolve, { once: true });
  });
}

export function samplePlayback(token: string, seconds: number): OfflinePlayback {
  const folder = new URL(`${base}player-sample/${token}/film-${seconds}/`, location.href).href;
  return {
    content_type: 'movie',
    id: token,
    sources: [
      { type: 'hls', url: `${folder}h264.m3u8`, codecs: 'avc1.42c01e,mp4a.40.2' },
      { type: 'hls', url: `${folder}vp9.m3u8`, codecs: 'vp09.00.30.08,opus' },
    ],
  };
}

/** Makes every `fetch` of the token's stream fail, or succeed again. */
export async function setStreamLost(token: string, isLost: boolean): Promise<void> {
  await fetch(`${base}player-sample/control`, {
    method: 'POST',
    body: JSON.stringify({ token, fault: isLost ? 'lost' : null }),
  });
}
