import { saverQuality } from './data-saver.ts';
import type { Quality } from './player-state.ts';

/** One fixed quality, or any quality up to a cap. */
export interface QualitySelection {
  /** Null means that the engine adapts to the connection. */
  fixed: number | null;
  /** Null means no cap. */
  cap: number | null;
}

/** Selects a quality. A chosen quality that this film does not have becomes the nearest quality below it. */
export function selectQuality(
  qualities: readonly Quality[],
  chosen: number | 'auto',
  saving: boolean,
  limit?: number,
): QualitySelection {
  if (saving) return { fixed: null, cap: saverQuality(qualities)?.height ?? null };
  if (chosen === 'auto') return { fixed: null, cap: limit ? atMost(qualities, limit) : null };
  return { fixed: atMost(qualities, chosen), cap: null };
}

function atMost(qualities: readonly Quality[], limit: number): number | null {
  const best = qualities.filter(({ height }) => height <= limit).at(-1) ?? qualities[0];
  return best?.height ?? null;
}
