import { inPage, kidsVars, media, spokenComma, vars } from '@parde/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { plainList } from '../../app/parts/shared-styles.ts';
import { badgeColor, columns, corner, groups, onTile, tile } from './KidsSurface.css.ts';

export const section = style(
  inPage({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.md }),
);

/** For the youngest, a shelf is a panel in the colour of its theme. */
export const shelf = style([
  section,
  inPage({
    selectors: {
      [`${groups.young} &`]: {
        padding: `clamp(1rem, 2.4vw, 2rem)`,
        borderRadius: `calc(${corner} + 0.5rem)`,
        color: kidsVars.onTile,
        backgroundColor: tile,
        // A panel is bright by night, too.
        vars: {
          ...onTile,
          [badgeColor]: 'transparent',
          [vars.color.raised]: `color-mix(in srgb, ${tile}, #fff 72%)`,
        },
      },
    },
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
]);

export const head = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.sm,
  }),
);

/** Small enough to be beside the heading on a phone. */
export const all = style(
  inPage({
    marginInlineStart: 'auto',
    selectors: { '&&': { paddingInline: vars.space.md, gap: 0, fontSize: vars.font.size.md } },
  }),
);

const grid = style(
  inPage({
    display: 'grid',
    gap: `${vars.space.lg} ${vars.space.md}`,
    ...plainList,
    '@media': { [media.tablet]: { gap: `${vars.space.xl} ${vars.space.lg}` } },
  }),
);
const columnsOf = (shape: keyof typeof columns) =>
  inPage({ gridTemplateColumns: `repeat(${columns[shape]}, minmax(0, 1fr))` });

export const grids = styleVariants({
  poster: [grid, columnsOf('poster')],
  wide: [grid, columnsOf('wide')],
});

/** As many as fill one or two rows. */
export const tastes = styleVariants({ poster: {}, wide: {} });

const counts = {
  young: {
    poster: { all: 4, [media.tablet]: 3, [media.laptop]: 4, [media.cinema]: 5 },
    wide: { all: 2, [media.laptop]: 3, [media.cinema]: 4 },
  },
  older: {
    poster: { all: 6, [media.tablet]: 5, [media.laptop]: 6, [media.cinema]: 8 },
    wide: { all: 4, [media.tablet]: 3, [media.laptop]: 4, [media.cinema]: 5 },
  },
};
for (const group of ['young', 'older'] as const) {
  for (const shape of ['poster', 'wide'] as const) {
    for (const [condition, count] of Object.entries(counts[group][shape])) {
      const item = `.${groups[group]} .${tastes[shape]} > :nth-child`;
      const when = (display: string) => inPage({ '@media': { [condition]: { display } } });
      globalStyle(`${item}(-n + ${count})`, when('list-item'));
      globalStyle(`${item}(n + ${count + 1})`, when('none'));
    }
  }
}

export const card = style(
  inPage({
    display: 'grid',
    alignContent: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.sm,
    color: vars.color.text,
    textDecoration: 'none',
    borderRadius: corner,
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
    borderRadius: corner,
    border: `4px solid ${vars.color.raised}`,
    boxShadow: vars.elevation.card,
    '@media': {
      [`${media.hover} and ${media.lively}`]: {
        transition: `transform ${vars.motion.base} ${vars.motion.ease}`,
        selectors: { [`${card}:hover &`]: { transform: 'scale(1.03) rotate(-1deg)' } },
      },
      [media.forcedColors]: { border: '1px solid CanvasText' },
    },
  }),
);

export const progress = style(
  inPage({
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    padding: vars.space.xs,
    // Any picture is behind the bar.
    backgroundColor: kidsVars.onTile,
    vars: { [vars.color.mediaAccent]: kidsVars.tileSun },
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
    overflowWrap: 'break-word',
    fontSize: vars.font.size.lg,
    fontWeight: vars.font.weight.strong,
    lineHeight: vars.font.leading.ui,
    textWrap: 'balance',
    selectors: {
      [`${groups.older} &`]: {
        fontSize: vars.font.size.sm,
        '@media': { [media.tablet]: { fontSize: vars.font.size.md } },
      },
    },
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

/** The themes as round tiles that scroll sideways. */
export const themes = style(
  inPage({
    display: 'flex',
    gap: vars.space.md,
    ...plainList,
    justifyContent: 'safe center',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    marginInline: `calc(-1 * ${vars.space.gutter})`,
    paddingInline: vars.space.gutter,
    paddingBlock: vars.space.xs,
    '@media': { [media.narrow]: { flexWrap: 'wrap' } },
  }),
);

export const themeLink = style(
  inPage({
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space.xs,
    inlineSize: '6.25rem',
    color: vars.color.text,
    fontSize: vars.font.size.md,
    fontWeight: vars.font.weight.strong,
    lineHeight: vars.font.leading.ui,
    textAlign: 'center',
    textDecoration: 'none',
    borderRadius: '2rem',
    ':focus-visible': { outline: `4px solid ${vars.color.focus}`, outlineOffset: 2 },
    selectors: { [`${groups.older} &`]: { inlineSize: '5.5rem', fontSize: vars.font.size.sm } },
    '@media': {
      [media.tablet]: { inlineSize: '8.5rem' },
      [media.laptop]: {
        inlineSize: '10rem',
        selectors: { [`${groups.older} &`]: { inlineSize: '6.5rem' } },
      },
    },
  }),
);

export const themeCharacter = style(
  inPage({
    display: 'block',
    inlineSize: '100%',
    blockSize: 'auto',
    aspectRatio: '1',
    paddingBlockStart: '8%',
    borderRadius: '50%',
    backgroundColor: tile,
    border: `4px solid ${vars.color.raised}`,
    boxShadow: vars.elevation.card,
    '@media': {
      [`${media.hover} and ${media.lively}`]: {
        transition: `transform ${vars.motion.base} ${vars.motion.ease}`,
        selectors: { [`${themeLink}:hover &`]: { transform: 'translateY(-0.25rem)' } },
      },
    },
  }),
);
