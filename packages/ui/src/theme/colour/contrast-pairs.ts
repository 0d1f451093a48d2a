import type { ColorToken } from '../contract.ts';

const surfaces = ['canvas', 'surface', 'raised', 'overlay'] as const;
const softs = ['accentSoft', 'dangerSoft', 'successSoft', 'infoSoft', 'warningSoft'] as const;

export type Pairing = readonly [front: ColorToken, grounds: readonly ColorToken[]];

/** Text and its backgrounds: AA requires 4.5. */
export const messages: readonly Pairing[] = [
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

/** Edges and icons that carry meaning: AA requires 3. */
export const iconPairs: readonly Pairing[] = [
  ['borderStrong', surfaces],
  ['focus', surfaces],
];

/** For viewers who prefer more contrast, the first token of each pair has the colour of the second. */
export const moreContrast: readonly (readonly [token: ColorToken, other: ColorToken])[] = [
  ['textMuted', 'text'],
  ['onMediaMuted', 'onMedia'],
  ['border', 'text'],
  ['borderStrong', 'text'],
  ['mediaBorder', 'onMedia'],
];

/** Decorative colours, which need no contrast. */
export const decoration: readonly ColorToken[] = [
  'border',
  'scrim',
  'heroEdge',
  'sheen',
  'mediaBorder',
];
