import { inPage, media, vars } from '@parde/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Same corner as the bookmark on other cards. */
export const remove = style(
  inPage({ position: 'absolute', insetBlockStart: vars.space.xs, insetInlineEnd: vars.space.xs }),
);

/** Over the picture: a press of the card plays. */
export const play = style(
  inPage({
    position: 'absolute',
    insetBlockStart: 0,
    insetInline: 0,
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '16 / 9',
    pointerEvents: 'none',
  }),
);

export const sign = style(
  inPage({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '3rem',
    blockSize: '3rem',
    border: `1px solid ${vars.color.mediaBorder}`,
    borderRadius: vars.radius.pill,
    backgroundColor: vars.color.mediaControl,
    color: vars.color.onMedia,
    fontSize: '1.25rem',
    transition: `background-color ${vars.motion.fast}, color ${vars.motion.fast}`,
    '@media': { [media.forcedColors]: { border: '1px solid ButtonText' } },
  }),
);

globalStyle(
  `:is(a:hover, a:focus-visible) + .${play} .${sign}`,
  inPage({ backgroundColor: vars.color.accent, color: vars.color.onAccent }),
);
