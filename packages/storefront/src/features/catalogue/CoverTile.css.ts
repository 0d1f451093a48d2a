import { heardComma, inPage, media, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

export const tile = style(
  inPage({
    position: 'relative',
    isolation: 'isolate',
    display: 'flex',
    alignItems: 'flex-end',
    aspectRatio: '3 / 2',
    overflow: 'hidden',
    borderRadius: vars.radius.poster,
    boxShadow: vars.elevation.card,
    backgroundColor: vars.color.media,
    color: vars.color.onMedia,
    textDecoration: 'none',
    ':focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: 3 },
    '@media': {
      [`${media.hover} and ${media.lively}`]: {
        transition: `transform ${vars.motion.base} ${vars.motion.ease}`,
        ':hover': { transform: 'translateY(-0.375rem)' },
      },
      [media.forcedColors]: { border: '1px solid CanvasText' },
    },
  }),
);

export const overlay = style(
  inPage({
    position: 'absolute',
    inset: 0,
    zIndex: 1,
    backgroundImage: `linear-gradient(to top, color-mix(in srgb, ${vars.color.media} 94%, transparent), color-mix(in srgb, ${vars.color.media} 62%, transparent) 45%, color-mix(in srgb, ${vars.color.media} 10%, transparent) 90%)`,
  }),
);

export const words = style(
  inPage({
    position: 'relative',
    zIndex: 2,
    display: 'grid',
    gap: vars.space.xxs,
    inlineSize: '100%',
    padding: vars.space.sm,
    '@media': { [media.tablet]: { padding: vars.space.md } },
  }),
);

heardComma(`${words} > :not(:first-child)::before`);
