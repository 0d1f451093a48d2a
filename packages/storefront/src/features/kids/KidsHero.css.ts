import { inPage, media, spokenComma, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

const dark = (share: number) => `color-mix(in srgb, ${vars.color.media} ${share}%, transparent)`;

/** A large picture at the start of a page. */
const hero = style(
  inPage({
    position: 'relative',
    isolation: 'isolate',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'end',
    overflow: 'hidden',
    minBlockSize: 'clamp(19rem, 36vw, 34rem)',
    borderRadius: '2rem',
    backgroundColor: vars.color.media,
    color: vars.color.onMedia,
    boxShadow: vars.elevation.lifted,
    textDecoration: 'none',
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

/** Higher on a phone, to fit the text. */
export const title = style([
  hero,
  inPage({
    minBlockSize: 'clamp(29rem, 46vw, 36rem)',
    '@media': { [media.tablet]: { minBlockSize: 'clamp(24rem, 46vw, 36rem)' } },
  }),
]);

/** The entire picture is clickable. */
export const link = style([
  hero,
  inPage({ ':focus-visible': { outline: `4px solid ${vars.color.focus}`, outlineOffset: 4 } }),
]);

export const veil = style(
  inPage({
    position: 'absolute',
    inset: 0,
    zIndex: 1,
    backgroundImage: `linear-gradient(to top, ${dark(96)} 4%, ${dark(80)} 38%, ${dark(6)} 72%)`,
    '@media': {
      // The text reaches the top of the picture.
      [media.narrow]: { backgroundColor: dark(60) },
      [media.forcedColors]: { backgroundColor: 'Canvas', opacity: 0.9 },
    },
  }),
);

export const textBlock = style(
  inPage({
    position: 'relative',
    zIndex: 2,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    gap: vars.space.md,
    maxInlineSize: '46rem',
    padding: `${vars.space.xl} clamp(1.25rem, 4vw, 3.5rem)`,
  }),
);

spokenComma(`${link} ${textBlock} > :not(:first-child)::before`);

export const play = style(
  inPage({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.sm,
    minBlockSize: '4rem',
    paddingInline: `min(${vars.space.xl}, 8.2vw)`,
    borderRadius: vars.radius.pill,
    backgroundColor: vars.color.mediaAccent,
    color: vars.color.onMediaAccent,
    fontSize: vars.font.size.xl,
    fontWeight: vars.font.weight.strong,
    lineHeight: vars.font.leading.ui,
    textDecoration: 'none',
    ':focus-visible': { outline: `4px solid ${vars.color.onMedia}`, outlineOffset: 4 },
    '@media': {
      [media.hover]: { ':hover': { backgroundColor: vars.color.mediaAccentHover } },
      [media.forcedColors]: { border: '1px solid LinkText' },
    },
  }),
);

/** Replaces the button. */
export const ended = style(
  inPage({
    display: 'inline-flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: vars.space.md,
    minBlockSize: '4rem',
    paddingInline: vars.space.lg,
    paddingBlock: vars.space.sm,
    borderRadius: '2rem',
    backgroundColor: vars.color.mediaControl,
    fontSize: vars.font.size.lg,
    fontWeight: vars.font.weight.medium,
    lineHeight: vars.font.leading.ui,
  }),
);
