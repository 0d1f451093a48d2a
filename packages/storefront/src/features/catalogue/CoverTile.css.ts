import { heardComma, inPage, media, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

export const tile = style(
  inPage({
    position: 'relative',
    isolation: 'isolate',
    display: 'flex',
    alignItems: 'flex-end',
    aspectRatio: '8 / 5',
    // Not `hidden`: large or spaced letters make it higher.
    overflow: 'clip',
    borderRadius: vars.radius.poster,
    boxShadow: vars.elevation.card,
    backgroundColor: vars.color.media,
    color: vars.color.onMedia,
    textDecoration: 'none',
    ':focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: 3 },
    '@media': {
      [media.tablet]: { aspectRatio: '16 / 9' },
      [`${media.hover} and ${media.lively}`]: {
        transition: `transform ${vars.motion.base} ${vars.motion.ease}`,
        ':hover': { transform: 'translateY(-0.375rem)' },
      },
      [media.forcedColors]: { border: '1px solid CanvasText' },
    },
  }),
);

const dark = (share: number) => `color-mix(in srgb, ${vars.color.media} ${share}%, transparent)`;

/** The name stays readable on any picture. */
export const overlay = style(
  inPage({
    position: 'absolute',
    inset: 0,
    zIndex: 1,
    borderRadius: 'inherit',
    boxShadow: `inset 0 0 0 1px ${vars.color.mediaBorder}`,
    // On the small tile of a phone a name of two lines reaches two thirds of its height.
    backgroundImage: `linear-gradient(to top, ${dark(94)}, ${dark(76)} 45%, ${dark(54)} 66%, transparent)`,
    '@media': {
      [media.tablet]: {
        backgroundImage: `linear-gradient(to top, ${dark(94)}, ${dark(72)} 32%, ${dark(24)} 68%, transparent)`,
      },
    },
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
