import { inPage, media, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

export const genres = style(
  inPage({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.md }),
);

export const head = style(
  inPage({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.md,
  }),
);

export const tiles = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, clamp(8.5rem, 14vw, 12rem)), 1fr))',
    gap: 'clamp(0.625rem, 1.2vw, 1rem)',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);

export const tile = style(
  inPage({
    position: 'relative',
    isolation: 'isolate',
    display: 'flex',
    alignItems: 'flex-end',
    aspectRatio: '2 / 1',
    overflow: 'hidden',
    borderRadius: vars.radius.md,
    backgroundColor: vars.color.media,
    // Where there is no picture.
    backgroundImage: `linear-gradient(135deg, color-mix(in srgb, ${vars.color.mediaAccent} 45%, ${vars.color.media}), ${vars.color.media})`,
    color: vars.color.onMedia,
    textDecoration: 'none',
    ':focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: 3 },
    '@media': {
      [`${media.hover} and ${media.lively}`]: {
        transition: `transform ${vars.motion.base} ${vars.motion.ease}`,
        ':hover': { transform: 'scale(1.03)' },
      },
      [media.forcedColors]: { border: '1px solid CanvasText' },
    },
  }),
);

export const veil = style(
  inPage({
    position: 'absolute',
    inset: 0,
    zIndex: 1,
    backgroundImage: `linear-gradient(to top, color-mix(in srgb, ${vars.color.media} 92%, transparent), color-mix(in srgb, ${vars.color.media} 20%, transparent))`,
  }),
);

export const name = style(
  inPage({
    position: 'relative',
    zIndex: 2,
    padding: vars.space.sm,
    fontWeight: vars.font.weight.strong,
    lineHeight: vars.font.leading.ui,
  }),
);
