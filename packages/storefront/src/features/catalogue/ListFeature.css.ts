import { heardComma, inPage, media, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

const dark = (share: number) => `color-mix(in srgb, ${vars.color.media} ${share}%, transparent)`;

export const feature = style(
  inPage({
    position: 'relative',
    isolation: 'isolate',
    display: 'flex',
    alignItems: 'flex-end',
    aspectRatio: '3 / 2',
    // Not `hidden`: large or spaced letters make it higher.
    overflow: 'clip',
    borderRadius: vars.radius.lg,
    boxShadow: vars.elevation.card,
    backgroundColor: vars.color.media,
    color: vars.color.onMedia,
    textDecoration: 'none',
    ':focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: 3 },
    '::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      zIndex: 2,
      borderRadius: 'inherit',
      boxShadow: `inset 0 0 0 1px ${vars.color.mediaBorder}`,
    },
    '@media': {
      [media.tablet]: { aspectRatio: '21 / 9' },
      [media.laptop]: { aspectRatio: 'auto', minBlockSize: 'clamp(14rem, 19.5vw, 18rem)' },
      [media.forcedColors]: { border: '1px solid CanvasText' },
    },
  }),
);

const fade = '4rem';

/** Its shade is as high as the words, and on a wide screen at their side. */
export const words = style(
  inPage({
    position: 'relative',
    zIndex: 1,
    display: 'grid',
    gap: vars.space.xs,
    inlineSize: '100%',
    padding: `${fade} ${vars.space.md} ${vars.space.md}`,
    backgroundImage: `linear-gradient(to top, ${dark(92)}, ${dark(66)} calc(100% - ${fade}), transparent)`,
    '@media': {
      [media.laptop]: {
        alignSelf: 'stretch',
        alignContent: 'end',
        inlineSize: '62%',
        padding: vars.space.xl,
        paddingInlineEnd: '14%',
        backgroundImage: `linear-gradient(${vars.direction.towardEnd}, ${dark(90)} 10%, ${dark(74)} 70%, transparent)`,
      },
    },
  }),
);

export const name = style(
  inPage({
    fontSize: vars.font.size.xxl,
    fontWeight: vars.font.weight.strong,
    lineHeight: vars.font.leading.heading,
  }),
);

heardComma(`${words} > :not(:first-child)::before`);
