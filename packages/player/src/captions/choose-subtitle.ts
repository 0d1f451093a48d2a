import type { PlayerSubtitle } from '../player-media.ts';

/** The subtitle that is shown: the viewer's language, where the film has it; else what the film says. */
export function chooseSubtitle(
  subtitles: readonly PlayerSubtitle[],
  wanted: string | 'off' | null,
): PlayerSubtitle | undefined {
  if (wanted === 'off') return undefined;
  const chosen = subtitles.find(({ language }) => language.code === wanted);
  return chosen ?? subtitles.find((subtitle) => subtitle.default);
}

/** What the key `c` does: off, or on in the language that is most likely meant. */
export function toggledSubtitle(
  subtitles: readonly PlayerSubtitle[],
  wanted: string | 'off' | null,
  locale: string,
): string | 'off' {
  if (chooseSubtitle(subtitles, wanted)) return 'off';
  const likely =
    subtitles.find((subtitle) => subtitle.default) ??
    subtitles.find(({ language }) => language.code === locale) ??
    subtitles[0];
  return likely?.language.code ?? 'off';
}
