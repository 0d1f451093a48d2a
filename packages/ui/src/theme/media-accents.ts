import { vars } from './contract.ts';

/** Over pictures the accent is that of the dark mode, in both modes. */
export const mediaAccents = {
  [vars.color.accent]: vars.color.mediaAccent,
  [vars.color.accentHover]: vars.color.mediaAccentHover,
  [vars.color.onAccent]: vars.color.onMediaAccent,
  [vars.color.accentText]: vars.color.accentOnMedia,
  [vars.color.focus]: vars.color.onMedia,
};
