export const subtitleSizes = ['small', 'medium', 'large', 'huge'] as const;
export const subtitleColors = ['white', 'yellow', 'cyan', 'green'] as const;
export const subtitleBackgrounds = ['none', 'shade', 'solid'] as const;
export const subtitleFonts = ['page', 'sans', 'serif', 'mono'] as const;

export interface SubtitleAppearance {
  size: (typeof subtitleSizes)[number];
  color: (typeof subtitleColors)[number];
  background: (typeof subtitleBackgrounds)[number];
  font: (typeof subtitleFonts)[number];
}

export interface Preferences {
  /** A height, or `auto` for the best quality that the connection allows. */
  quality: number | 'auto';
  /** Null means the browser's setting. */
  dataSaver: boolean | null;
  /** A language, or `off` for none. Null means the film's default. */
  subtitles: string | 'off' | null;
  /** A language. Null means the film's default. */
  audio: string | null;
  looks: SubtitleAppearance;
  volume: number;
  muted: boolean;
}

const defaultAppearance: SubtitleAppearance = {
  size: 'medium',
  color: 'white',
  background: 'shade',
  font: 'page',
};

export const defaultPreferences: Preferences = {
  quality: 'auto',
  dataSaver: null,
  subtitles: null,
  audio: null,
  looks: defaultAppearance,
  volume: 1,
  muted: false,
};

/** Damaged values fall back to the defaults. */
export function parsePreferences(text: string | null): Preferences {
  const read = recordIn(text);
  const looks = isRecord(read.looks) ? read.looks : {};
  const { quality, dataSaver, subtitles, audio, volume, muted } = read;
  return {
    quality: typeof quality === 'number' && quality > 0 ? quality : 'auto',
    dataSaver: typeof dataSaver === 'boolean' ? dataSaver : null,
    subtitles: typeof subtitles === 'string' ? subtitles : null,
    audio: typeof audio === 'string' ? audio : null,
    looks: {
      size: oneOf(subtitleSizes, looks.size) ?? defaultAppearance.size,
      color: oneOf(subtitleColors, looks.color) ?? defaultAppearance.color,
      background: oneOf(subtitleBackgrounds, looks.background) ?? defaultAppearance.background,
      font: oneOf(subtitleFonts, looks.font) ?? defaultAppearance.font,
    },
    volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : 1,
    muted: muted === true,
  };
}

function oneOf<Choice>(choices: readonly Choice[], value: unknown): Choice | undefined {
  return choices.find((choice) => choice === value);
}

function recordIn(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
