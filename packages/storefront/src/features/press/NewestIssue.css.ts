import { inPage, media, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';
import { onMedia } from '../../app/parts/on-media.ts';

/** Dark in both themes, in the light of the cover. */
const stage = style(
  inPage({
    position: 'relative',
    isolation: 'isolate',
    overflow: 'hidden',
    backgroundColor: vars.color.media,
    color: vars.color.onMedia,
    vars: onMedia,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

/** The top of a page, under a solid header. */
export const top = style([
  stage,
  inPage({
    paddingBlock: `${vars.space.lg} ${vars.space.xl}`,
    borderEndStartRadius: vars.radius.lg,
    borderEndEndRadius: vars.radius.lg,
  }),
]);

export const panel = style([
  stage,
  inPage({ padding: vars.space.lg, borderRadius: vars.radius.lg }),
]);

export const glow = style(
  inPage({
    position: 'absolute',
    inset: '-4rem',
    zIndex: -1,
    opacity: 0.5,
    filter: 'blur(56px) saturate(1.3)',
    '::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      backgroundImage: `linear-gradient(to top, ${vars.color.media}, transparent 70%)`,
    },
    '@media': { [media.forcedColors]: { display: 'none' } },
  }),
);

export const head = style(
  inPage({ display: 'grid', gap: vars.space.xs, paddingBlockEnd: vars.space.lg }),
);

export const columns = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'center',
    gap: vars.space.lg,
    '@media': {
      [media.tablet]: {
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        justifyItems: 'start',
        alignItems: 'center',
        gap: vars.space.xxl,
      },
    },
  }),
);

/** The cover, as a thing that lies there. */
export const cover = style(
  inPage({
    display: 'block',
    position: 'relative',
    overflow: 'hidden',
    // On a phone its name and its day are in sight too.
    inlineSize: 'min(46vw, 15rem)',
    borderRadius: vars.radius.poster,
    boxShadow: `${vars.elevation.lifted}, 0 0 0 1px ${vars.color.mediaBorder}`,
    '@media': { [media.tablet]: { inlineSize: 'clamp(13rem, 22vw, 19rem)' } },
  }),
);

/** For a video without a cover. */
export const still = style([
  cover,
  inPage({
    inlineSize: '100%',
    '@media': { [media.tablet]: { inlineSize: 'clamp(20rem, 40vw, 36rem)' } },
  }),
]);

export const words = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.md,
    justifyItems: 'start',
    inlineSize: '100%',
    minInlineSize: 0,
  }),
);

export const magazine = style(
  inPage({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.sm,
    minBlockSize: vars.size.touch,
    color: vars.color.onMedia,
    fontWeight: vars.font.weight.strong,
    textDecoration: 'none',
    borderRadius: vars.radius.md,
    ':focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: 3 },
    '@media': { [media.hover]: { ':hover': { textDecoration: 'underline' } } },
  }),
);

export const logo = style(
  inPage({
    position: 'relative',
    inlineSize: '2.5rem',
    overflow: 'hidden',
    borderRadius: vars.radius.sm,
    boxShadow: `0 0 0 1px ${vars.color.mediaBorder}`,
  }),
);

export const actions = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.sm,
    paddingBlockStart: vars.space.xs,
  }),
);
