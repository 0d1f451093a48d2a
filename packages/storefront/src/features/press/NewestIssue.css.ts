import { inPage, media, vars } from '@parde/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { onMedia } from '../../app/parts/shared-styles.ts';

/** Dark in both themes, lit in the colour of the cover. */
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

/** The top of a page, below a solid header. */
export const top = style([
  stage,
  inPage({
    paddingBlock: `${vars.space.lg} ${vars.space.xl}`,
    borderEndStartRadius: vars.radius.lg,
    borderEndEndRadius: vars.radius.lg,
    '@media': { [media.tablet]: { paddingBlockStart: vars.space.xl } },
  }),
]);

export const panel = style([
  stage,
  inPage({
    padding: vars.space.lg,
    borderRadius: vars.radius.lg,
  }),
]);

/** The cover’s one colour, because a blur of two colours would be muddy. */
export const glow = style(
  inPage({
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    opacity: 0.36,
    filter: 'saturate(1.8)',
    maskImage: 'linear-gradient(black, transparent)',
  }),
);

export const head = style(inPage({ paddingBlockEnd: vars.space.md }));

/** The text and the buttons are two parts, so that a phone has the text beside the cover and the buttons below both. */
export const columns = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.md,
    '@media': {
      [media.tablet]: {
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        gridTemplateRows: '1fr auto auto 1fr',
        gridTemplateAreas: '"cover ." "cover textBlock" "cover actions" "cover ."',
        columnGap: vars.space.xxl,
      },
    },
  }),
);

export const withCover = style([
  columns,
  inPage({
    '@media': {
      [`(min-width: 20em) and (not ${media.tablet})`]: {
        gridTemplateColumns: '36vw minmax(0, 1fr)',
      },
    },
  }),
]);

export const withOthers = style([
  withCover,
  inPage({
    '@media': {
      [media.desktop]: {
        gridTemplateColumns: 'auto minmax(16rem, 1fr) minmax(0, 36rem)',
        gridTemplateAreas:
          '"cover . others" "cover textBlock others" "cover actions others" "cover . others"',
      },
    },
  }),
]);

export const others = style(
  inPage({
    display: 'none',
    '@media': {
      [media.desktop]: {
        display: 'grid',
        gridArea: 'others',
        alignContent: 'start',
        gap: vars.space.md,
      },
    },
  }),
);

export const issues = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: vars.space.lg,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);

/** The cover, with a shadow like a physical object. */
export const cover = style(
  inPage({
    display: 'block',
    position: 'relative',
    overflow: 'hidden',
    alignSelf: 'start',
    inlineSize: '100%',
    borderRadius: vars.radius.poster,
    boxShadow: `${vars.elevation.lifted}, 0 0 0 1px ${vars.color.mediaBorder}`,
    '@media': { [media.tablet]: { gridArea: 'cover', inlineSize: 'clamp(13rem, 22vw, 19rem)' } },
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

// On a channel's page, the list of issues begins on the first screen.
globalStyle(
  `.${panel} .${cover}`,
  inPage({ '@media': { [media.tablet]: { inlineSize: 'clamp(9rem, 14vw, 12rem)' } } }),
);
globalStyle(
  `.${panel} .${still}`,
  inPage({ '@media': { [media.tablet]: { inlineSize: 'clamp(18rem, 30vw, 28rem)' } } }),
);

export const textBlock = style(
  inPage({
    overflowWrap: 'anywhere',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.sm,
    justifyItems: 'start',
    alignContent: 'center',
    inlineSize: '100%',
    minInlineSize: 0,
    '@media': { [media.tablet]: { gridArea: 'textBlock', gap: vars.space.md } },
  }),
);

export const magazine = style(
  inPage({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.sm,
    minBlockSize: vars.size.touch,
    minInlineSize: vars.size.touch,
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
    gridColumn: '1 / -1',
    gap: vars.space.sm,
    '@media': {
      [media.tablet]: {
        gridArea: 'actions',
        paddingBlockStart: vars.space.xs,
      },
    },
  }),
);

globalStyle(
  `.${actions} > a`,
  inPage({ '@media': { [`not all and ${media.tablet}`]: { flex: 'auto' } } }),
);
