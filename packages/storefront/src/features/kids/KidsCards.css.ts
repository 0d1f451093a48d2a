import { inPage, media, spokenComma, vars } from '@parde/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { plainList } from '../../app/parts/shared-styles.ts';

export const section = style(
  inPage({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.lg }),
);

export const head = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.md,
  }),
);

const grid = style(
  inPage({
    display: 'grid',
    gap: `${vars.space.lg} ${vars.space.md}`,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@media': { [media.tablet]: { gap: vars.space.xl } },
  }),
);

export const grids = styleVariants({
  poster: [
    grid,
    inPage({
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      '@media': {
        [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
        [media.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
        [media.laptop]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
        [media.cinema]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
      },
    }),
  ],
  wide: [
    grid,
    inPage({
      '@media': {
        [media.phablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        [media.laptop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
        [media.cinema]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
      },
    }),
  ],
});

/** As many as fill the rows: two rows on a phone, one if there is room. */
export const taste = style({});
globalStyle(
  `${taste} > :nth-child(n + 5)`,
  inPage({ '@media': { [`not all and ${media.laptop}`]: { display: 'none' } } }),
);
globalStyle(
  `${taste} > :nth-child(n + 6)`,
  inPage({ '@media': { [`not all and ${media.cinema}`]: { display: 'none' } } }),
);

export const card = style(
  inPage({
    display: 'grid',
    alignContent: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.sm,
    color: vars.color.text,
    textDecoration: 'none',
    borderRadius: '1.5rem',
    ':focus-visible': { outline: `4px solid ${vars.color.focus}`, outlineOffset: 4 },
  }),
);

export const cardButton = style([
  card,
  inPage({
    inlineSize: '100%',
    padding: 0,
    border: 0,
    backgroundColor: 'transparent',
    font: 'inherit',
    cursor: 'pointer',
  }),
]);

export const picture = style(
  inPage({
    position: 'relative',
    display: 'block',
    overflow: 'hidden',
    borderRadius: '1.5rem',
    boxShadow: vars.elevation.card,
    '@media': {
      [`${media.hover} and ${media.lively}`]: {
        transition: `transform ${vars.motion.base} ${vars.motion.ease}`,
        selectors: { [`${card}:hover &`]: { transform: 'scale(1.02)' } },
      },
      [media.forcedColors]: { border: '1px solid CanvasText' },
    },
  }),
);

export const progress = style(
  inPage({
    position: 'absolute',
    insetInline: vars.space.md,
    insetBlockEnd: vars.space.md,
  }),
);

export const textBlock = style(
  inPage({
    display: 'grid',
    gap: vars.space.xxs,
    paddingInline: vars.space.xs,
    textAlign: 'center',
  }),
);

export const name = style(
  inPage({
    overflowWrap: 'anywhere',
    fontSize: vars.font.size.lg,
    fontWeight: vars.font.weight.strong,
    lineHeight: vars.font.leading.ui,
    textWrap: 'balance',
  }),
);

export const note = style(
  inPage({
    color: vars.color.textMuted,
    fontSize: vars.font.size.sm,
    lineHeight: vars.font.leading.ui,
  }),
);

spokenComma(`${textBlock} > :not(:first-child)::before`);

export const seasons = style(
  inPage({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm, ...plainList }),
);
