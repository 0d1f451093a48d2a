import { saverQuality } from './data-saver.ts';
import type { Quality } from './player-state.ts';

/** What the engine is told: one quality, or any up to one. */
export interface QualityOrder {
  /** Null: the engine picks what the line carries. */
  fixed: number | null;
  /** Null: no more than the screen is large. */
  cap: number | null;
}

/** A quality that was chosen for another film is the nearest below it in this one. */
export function qualityOrder(
  qualities: readonly Quality[],
  chosen: number | 'auto',
  saving: boolean,
): QualityOrder {
  if (saving) return { fixed: null, cap: saverQuality(qualities)?.height ?? null };
  if (chosen === 'auto') return { fixed: null, cap: null };
  const atMost = qualities.filter(({ height }) => height <= chosen).at(-1) ?? qualities[0];
  return { fixed: atMost?.height ?? null, cap: null };
}
