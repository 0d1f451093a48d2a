import type { Quality } from './player-state.ts';

/** The best picture that the data saver shows, in lines. */
const saverHeight = 360;

/** What is shown at most while data is saved; the smallest there is where all are larger. */
export function saverQuality(qualities: readonly Quality[]): Quality | undefined {
  const small = qualities.filter(({ height }) => height <= saverHeight);
  return small.at(-1) ?? qualities[0];
}

export const bytesAnHour = (bitrate: number): number => (bitrate / 8) * 3600;

export interface Saving {
  /** Bytes an hour with the saver and without. */
  with: number;
  without: number;
}

/** What the saver saves of the best quality; null where it saves nothing, or the stream does not say. */
export function savingOf(qualities: readonly Quality[]): Saving | null {
  const best = qualities.at(-1);
  const small = saverQuality(qualities);
  if (!best?.bitrate || !small?.bitrate || small.bitrate >= best.bitrate) return null;
  return { with: bytesAnHour(small.bitrate), without: bytesAnHour(best.bitrate) };
}
