import { inPage, media, vars } from '@parde/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { oneColumn, panelShape, plainList } from '../../app/parts/shared-styles.ts';

/** The cart is beside the lists if there is room, and above them on a phone. */
export const page = style(
  inPage({
    ...oneColumn,
    gap: vars.space.lg,
    '@media': {
      [media.laptop]: {
        gridTemplateColumns: 'minmax(0, 1fr) 22rem',
        gridTemplateRows: 'auto 1fr',
        columnGap: vars.space.xl,
        alignItems: 'start',
      },
    },
  }),
);

export const title = style(
  inPage({
    ...oneColumn,
    gap: vars.space.xs,
    '@media': { [media.laptop]: { gridColumn: '1 / -1' } },
  }),
);

export const aside = style(
  inPage({
    ...oneColumn,
    gap: vars.space.sm,
    '@media': { [media.laptop]: { gridColumn: 2, gridRow: 2 } },
  }),
);

/** Only beside the lists: on a phone the hint would be above them. */
export const hint = style(
  inPage({ display: 'none', '@media': { [media.laptop]: { display: 'block' } } }),
);

export const main = style(inPage({ ...oneColumn, gap: vars.space.xl }));

export const list = style(inPage({ ...oneColumn, gap: vars.space.md }));

/** Below the page's title, above the content from the server. */
export const stored = style([list, inPage({ marginBlockStart: vars.space.md })]);

/** The style of an element that gets the focus so that screen readers read it. */
const focused = {
  ':focus-visible': {
    outline: `2px solid ${vars.color.focus}`,
    outlineOffset: vars.space.xxs,
    borderRadius: vars.radius.sm,
  },
} as const;

export const emptyState = style(inPage(focused));

export const listHead = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: vars.space.md,
    ...focused,
  }),
);

/** A poster and text side by side would leave one letter in each line. The limit depends on the font size. */
const narrowCard = '(max-width: 16rem)';

const oneUnderTheOther = { '@container': { [narrowCard]: oneColumn } } as const;

export const cards = style(
  inPage({ ...oneColumn, ...plainList, gap: vars.space.md, containerType: 'inline-size' }),
);

export const card = style(
  inPage({
    ...panelShape,
    display: 'grid',
    gridTemplateColumns: '4.5rem minmax(0, 1fr)',
    columnGap: vars.space.md,
    rowGap: vars.space.sm,
    padding: vars.space.md,
    '@media': {
      [media.tablet]: {
        gridTemplateColumns: '6rem minmax(0, 1fr)',
        gridTemplateRows: 'auto 1fr',
        columnGap: vars.space.lg,
        padding: vars.space.lg,
      },
    },
    ...oneUnderTheOther,
  }),
);

/** There may be hundreds of cards, so the browser skips rendering those out of view. */
export const item = style(
  inPage({
    containerType: 'inline-size',
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 12rem',
  }),
);

export const episodeItem = style(
  inPage({
    containerType: 'inline-size',
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 8rem',
  }),
);

/** The episodes of a series, below the facts about all of them. */
export const episodes = style(inPage({ ...oneColumn, ...plainList, gridColumn: '1 / -1' }));

export const episode = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: '4.5rem minmax(0, 1fr)',
    columnGap: vars.space.md,
    rowGap: vars.space.xs,
    paddingBlock: vars.space.md,
    borderBlockStart: `1px solid ${vars.color.border}`,
    '@media': {
      [media.tablet]: {
        gridTemplateColumns: '8rem minmax(0, 1fr)',
        gridTemplateRows: 'auto 1fr',
        columnGap: vars.space.lg,
      },
    },
    ...oneUnderTheOther,
  }),
);

export const poster = style(
  inPage({
    '@media': { [media.tablet]: { gridRow: 'span 2' } },
    '@container': { [narrowCard]: { inlineSize: '4.5rem' } },
  }),
);

export const head = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: vars.space.xs,
    minInlineSize: 0,
  }),
);

export const textBlock = style(
  inPage({
    ...oneColumn,
    gap: vars.space.xxs,
    flex: '1 1 6rem',
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  }),
);

export const meta = style(inPage({ color: vars.color.textMuted, fontSize: vars.font.size.sm }));

export const content = style(
  inPage({
    ...oneColumn,
    gap: vars.space.sm,
    gridColumn: '1 / -1',
    '@media': { [media.tablet]: { gridColumn: 2 } },
  }),
);

export const files = style(inPage({ ...oneColumn, ...plainList }));

/** In a narrow row the buttons wrap below the text. */
export const file = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.sm,
    paddingBlock: vars.space.xs,
    borderBlockStart: `1px solid ${vars.color.border}`,
  }),
);

export const fileText = style(
  inPage({ ...oneColumn, flex: '1 1 9rem', minInlineSize: 0, lineHeight: vars.font.leading.ui }),
);

export const quality = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.xs,
    fontWeight: vars.font.weight.strong,
  }),
);

export const actions = style(
  inPage({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    marginInlineStart: 'auto',
  }),
);

/** An address that the viewer can select. */
export const address = style(
  inPage({
    display: 'block',
    marginBlockStart: vars.space.xs,
    overflowWrap: 'anywhere',
    userSelect: 'all',
    fontSize: vars.font.size.sm,
  }),
);

/** As high with items as without them. */
export const cart = style(
  inPage({
    ...panelShape,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.sm,
    padding: vars.space.md,
    minBlockSize: '9.25rem',
    alignContent: 'start',
    '@media': {
      [media.phablet]: { minBlockSize: '7rem' },
      [media.laptop]: { selectors: { [`${aside} &`]: { minBlockSize: '9.25rem' } } },
    },
  }),
);

export const cartState = style(inPage({ ...oneColumn, gap: vars.space.xxs, flex: '1 1 12rem' }));

export const cartActions = style(
  inPage({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs, marginInlineStart: 'auto' }),
);

export const cartItems = style(
  inPage({ flex: '1 0 100%', minInlineSize: 0, ':empty': { display: 'none' } }),
);

export const guest = style(inPage({ ...oneColumn, gap: vars.space.xl }));

/** In kids mode, the page stored on the device has no links to grown-ups' pages. */
globalStyle('html[data-stored=kids] body > div > :not(main)', inPage({ display: 'none' }));
