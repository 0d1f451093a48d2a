import { inPage, media, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

/** Dark in both themes, as a cinema is. */
export const page = style(
  inPage({
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    gridTemplateColumns: 'minmax(0, 1fr)',
    blockSize: '100dvh',
    backgroundColor: vars.color.media,
    color: vars.color.onMedia,
    vars: {
      [vars.color.text]: vars.color.onMedia,
      [vars.color.textMuted]: vars.color.onMediaMuted,
      [vars.color.raised]: vars.color.mediaControl,
      [vars.color.accent]: vars.color.mediaAccent,
      [vars.color.accentHover]: vars.color.mediaAccentHover,
      [vars.color.onAccent]: vars.color.onMediaAccent,
      [vars.color.accentText]: vars.color.accentOnMedia,
      [vars.color.accentSoft]: vars.color.mediaControl,
      [vars.color.focus]: vars.color.onMedia,
    },
  }),
);

export const top = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.md,
    paddingInline: vars.space.md,
    paddingBlock: vars.space.sm,
    '@media': { '(max-height: 30rem)': { paddingBlock: vars.space.xxs } },
  }),
);

export const stage = style(
  inPage({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'minmax(0, 1fr)',
    minBlockSize: 0,
    overflow: 'auto',
  }),
);

/** Behind the words of a page without script. */
export const poster = style(
  inPage({
    position: 'absolute',
    inset: 0,
    opacity: 0.2,
    '@media': { [media.forcedColors]: { display: 'none' } },
  }),
);

export const still = style(inPage({ position: 'relative', display: 'grid' }));
