import type { Quality } from './player-state.ts';

/** The largest height while data is saved. */
const saverHeight = 360;

/** Returns the best quality within the limit, otherwise the smallest quality. */
export function saverQuality(qualities: readonly Quality[]): Quality | undefined {
  const small = qualities.filter(({ height }) => height <= saverHeight);
  return small.at(-1) ?? qualities[0];
}

export const bytesAnHour = (bitrate: number): number => (bitrate / 8) * 3600;

export interface Saving {
  /** Bytes per hour with the data saver, and without it. */
  with: number;
  without: number;
}

/** Returns null if the data saver saves nothing, or the bitrate is unknown. */
export function estimateSaving(qualities: readonly Quality[]): Saving | null {
  const best = qualities.at(-1);
  const small = saverQuality(qualities);
  if (!best?.bitrate || !small?.bitrate || small.bitrate >= best.bitrate) return null;
  return { with: bytesAnHour(small.bitrate), without: bytesAnHour(best.bitrate) };
}
