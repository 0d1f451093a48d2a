import { vars } from '../contract.ts';

/** Over pictures, both modes use the accent of the dark mode. */
export const mediaAccents = {
  [vars.color.accent]: vars.color.mediaAccent,
  [vars.color.accentHover]: vars.color.mediaAccentHover,
  [vars.color.onAccent]: vars.color.onMediaAccent,
  [vars.color.accentText]: vars.color.accentOnMedia,
  [vars.color.focus]: vars.color.onMedia,
};
