import type { ColorToken } from './contract.ts';

const surfaces = ['canvas', 'surface', 'raised', 'overlay'] as const;
const softs = ['accentSoft', 'dangerSoft', 'successSoft', 'infoSoft', 'warningSoft'] as const;

export type Pairing = readonly [front: ColorToken, grounds: readonly ColorToken[]];

/** Words (and what they may stand on): AA asks for 4.5. */
export const words: readonly Pairing[] = [
  ['text', [...surfaces, ...softs]],
  ['textMuted', surfaces],
  ['accentText', [...surfaces, 'accentSoft']],
  ['onAccent', ['accent', 'accentHover']],
  ['onDanger', ['danger', 'dangerHover']],
  ['dangerText', [...surfaces, 'dangerSoft']],
  ['successText', [...surfaces, 'successSoft']],
  ['infoText', [...surfaces, 'infoSoft']],
  ['warningText', [...surfaces, 'warningSoft']],
  ['onLive', ['live']],
  ['onMedia', ['media', 'mediaControl', 'mediaControlHover']],
  ['onMediaMuted', ['media']],
  ['accentOnMedia', ['media']],
  ['onMediaAccent', ['mediaAccent', 'mediaAccentHover']],
];

/** Edges and signs that alone tell something: AA asks for 3. */
export const signs: readonly Pairing[] = [
  ['borderStrong', ['canvas', 'surface', 'raised']],
  ['focus', surfaces],
];

/** Told by nothing but their place, or by what stands beside them. */
export const decoration: readonly ColorToken[] = [
  'border',
  'scrim',
  'heroEdge',
  'sheen',
  'mediaBorder',
];
