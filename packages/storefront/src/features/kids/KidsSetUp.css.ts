import { inPage, media, vars } from '@parde/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { oneColumn, panelShape } from '../../app/parts/shared-styles.ts';

export const page = style(
  inPage({
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    gridTemplateColumns: 'minmax(0, 1fr)',
    minBlockSize: '100svh',
    backgroundImage: `radial-gradient(ellipse 60rem 30rem at 50% 0, ${vars.color.accentSoft}, transparent)`,
  }),
);

export const top = style(
  inPage({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minBlockSize: vars.size.header,
    paddingInline: vars.space.gutter,
  }),
);

const ring = { outline: `3px solid ${vars.color.focus}`, outlineOffset: 2 };

export const home = style(
  inPage({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xs,
    minBlockSize: vars.size.touch,
    borderRadius: vars.radius.sm,
    color: vars.color.text,
    fontSize: vars.font.size.lg,
    fontWeight: vars.font.weight.strong,
    textDecoration: 'none',
    ':focus-visible': ring,
  }),
);

export const logo = style(
  inPage({ inlineSize: '1.75rem', blockSize: '1.75rem', color: vars.color.accentText }),
);

export const close = style(
  inPage({
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.size.touch,
    blockSize: vars.size.touch,
    // The icon is on the edge of the page's column.
    marginInlineEnd: `max(-0.625rem, -1 * ${vars.space.gutter})`,
    borderRadius: vars.radius.pill,
    color: vars.color.text,
    ':focus-visible': ring,
    '@media': { [media.hover]: { ':hover': { backgroundColor: vars.color.raised } } },
  }),
);

/** The form, with a picture beside it if there is room. */
export const panel = style(
  inPage({
    ...oneColumn,
    alignSelf: 'start',
    inlineSize: '100%',
    maxInlineSize: '30rem',
    marginInline: 'auto',
    padding: `${vars.space.sm} ${vars.space.gutter} ${vars.space.lg}`,
    '@media': {
      [media.tablet]: {
        overflow: 'hidden',
        padding: 0,
        ...panelShape,
        boxShadow: vars.elevation.lifted,
      },
      [media.laptop]: {
        gridTemplateColumns: '1fr 1fr',
        alignSelf: 'center',
        maxInlineSize: 'min(64rem, 92vw)',
        marginBlockEnd: vars.space.xxl,
      },
    },
  }),
);

export const form = style(
  inPage({
    ...oneColumn,
    alignContent: 'center',
    gap: vars.space.md,
    '@media': { [media.tablet]: { gap: vars.space.lg, padding: vars.space.xl } },
  }),
);

// Two pills fill a row.
globalStyle(`.${form} fieldset label`, inPage({ flex: 1, justifyContent: 'center' }));

export const scene = style(
  inPage({
    position: 'relative',
    overflow: 'hidden',
    order: -1,
    blockSize: '8.5rem',
    marginBlockEnd: vars.space.md,
    borderRadius: vars.radius.lg,
    '@media': {
      [media.tablet]: { marginBlockEnd: 0, borderRadius: 0 },
      [media.laptop]: { order: 0, blockSize: 'auto' },
      [media.forcedColors]: { display: 'none' },
    },
  }),
);

export const drawing = style(
  inPage({
    position: 'absolute',
    insetBlockStart: 0,
    insetInline: 0,
    inlineSize: '100%',
    // The low version of the picture is cropped to the basket, above the hills.
    transform: 'translateY(-49%)',
    '@media': { [media.laptop]: { blockSize: '100%', transform: 'none' } },
    // The evening looks the same in both themes.
    backgroundImage: 'linear-gradient(#2b2a6b, #7d4f9e 55%, #f0a35e)',
  }),
);
