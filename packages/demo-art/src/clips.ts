import { mediaFolder } from './media-folder.ts';

/** The committed clips, made by scripts/make-clips.ts: `<name>.webm`, silent, each for a family of genres. */
export const clipFolder = new URL('clips/', mediaFolder);

export const clipNames = [
  'chase',
  'comedy',
  'drama',
  'fantasy',
  'history',
  'kids',
  'music',
  'nature',
  'noir',
  'romance',
  'space',
] as const;
export type ClipName = (typeof clipNames)[number];
