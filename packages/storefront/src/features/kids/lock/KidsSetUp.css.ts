import { inPage, kidsVars, media, vars } from '@parde/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { oneColumn, panelShape } from '../../../app/parts/shared-styles.ts';

export const page = style(
  inPage({
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    gridTemplateColumns: 'minmax(0, 1fr)',
    // The header has text without a ground of its own.
    selectors: { '&&': { backgroundImage: 'none' } },
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
    ...panelShape,
    overflow: 'hidden',
    gridRow: 2,
    alignSelf: 'center',
    inlineSize: `calc(100% - 2 * ${vars.space.gutter})`,
    maxInlineSize: '30rem',
    marginInline: 'auto',
    marginBlock: vars.space.md,
    borderRadius: '2rem',
    boxShadow: vars.elevation.lifted,
    '@media': {
      [media.laptop]: {
        gridTemplateColumns: '1fr 1fr',
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
    padding: vars.space.md,
    '@media': { [media.tablet]: { gap: vars.space.lg, padding: vars.space.xl } },
  }),
);

// Two pills fill a row.
globalStyle(`.${form} fieldset label`, inPage({ flex: 1, justifyContent: 'center' }));

export const ages = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.md,
    border: 0,
    margin: 0,
    padding: 0,
  }),
);

export const legend = style(
  inPage({ marginBlockEnd: vars.space.sm, padding: 0, fontWeight: vars.font.weight.medium }),
);

export const age = style(
  inPage({ position: 'relative', minInlineSize: '8rem', cursor: 'pointer' }),
);

/** Covers its tile, so that its focus is where the finger is. */
export const radio = style(
  inPage({ position: 'absolute', inset: 0, inlineSize: '100%', margin: 0, opacity: 0 }),
);

export const ageTile = style(
  inPage({
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space.xs,
    padding: vars.space.sm,
    border: '4px solid transparent',
    borderRadius: '1.75rem',
    color: kidsVars.onTile,
    backgroundColor: kidsVars.tileSun,
    fontWeight: vars.font.weight.strong,
    textAlign: 'center',
    selectors: {
      [`${age}:last-child &`]: { backgroundColor: kidsVars.tileSky },
      [`${radio}:checked + &`]: { borderColor: vars.color.text, boxShadow: vars.elevation.card },
      [`${radio}:focus-visible + &`]: ring,
    },
  }),
);

export const character = style(inPage({ inlineSize: '5rem', blockSize: '5rem' }));

export const scene = style(
  inPage({
    order: -1,
    display: 'grid',
    alignItems: 'end',
    overflow: 'hidden',
    paddingBlockStart: '5rem',
    backgroundColor: kidsVars.tileMint,
    '@media': {
      [media.laptop]: {
        position: 'relative',
        order: 0,
        backgroundColor: kidsVars.tileSky,
        backgroundImage: `radial-gradient(circle at 72% 20%, ${kidsVars.tileSun} 3.5rem, transparent 3.6rem)`,
      },
      [media.forcedColors]: { display: 'none' },
    },
  }),
);

// Beside the form, the mascots look over a hill.
const hill = '42%';
globalStyle(
  `.${scene}::after`,
  inPage({
    '@media': {
      [media.laptop]: {
        content: '""',
        position: 'absolute',
        insetInline: '-20%',
        insetBlockEnd: 0,
        blockSize: hill,
        borderStartStartRadius: '50% 2rem',
        borderStartEndRadius: '50% 2rem',
        backgroundColor: kidsVars.tileMint,
      },
    },
  }),
);
globalStyle(
  `.${scene} > div`,
  inPage({
    '@media': {
      [media.laptop]: {
        position: 'absolute',
        insetInline: 0,
        insetBlockEnd: `calc(${hill} - 1.25rem)`,
        margin: 0,
        gap: 0,
      },
    },
  }),
);
