import type { PlayerSubtitle } from '../player-media.ts';

/** Returns the subtitles in the viewer's language if the film has them, otherwise the film's default. */
export function chooseSubtitle(
  subtitles: readonly PlayerSubtitle[],
  wanted: string | 'off' | null,
): PlayerSubtitle | undefined {
  if (wanted === 'off') return undefined;
  const chosen = subtitles.find(({ language }) => language.code === wanted);
  return chosen ?? subtitles.find((subtitle) => subtitle.default);
}

/** Returns the result of the key `c`: off, or on in the most likely language. */
export function toggleSubtitle(
  subtitles: readonly PlayerSubtitle[],
  wanted: string | 'off' | null,
  locale: string,
): string | 'off' {
  if (chooseSubtitle(subtitles, wanted)) return 'off';
  const defaultTrack =
    subtitles.find((subtitle) => subtitle.default) ??
    subtitles.find(({ language }) => language.code === locale) ??
    subtitles[0];
  return defaultTrack?.language.code ?? 'off';
}
