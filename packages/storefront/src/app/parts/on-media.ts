import { mediaAccents, vars } from '@parde/ui/theme';

/** The colours of text and controls on a picture, which is dark in both modes. */
export const onMedia = {
  ...mediaAccents,
  [vars.color.text]: vars.color.onMedia,
  [vars.color.textMuted]: vars.color.onMediaMuted,
  [vars.color.border]: vars.color.mediaBorder,
  [vars.color.borderStrong]: vars.color.mediaBorder,
  [vars.color.raised]: vars.color.mediaControl,
  [vars.color.overlay]: vars.color.mediaControlHover,
  [vars.color.accentSoft]: vars.color.mediaControl,
};
