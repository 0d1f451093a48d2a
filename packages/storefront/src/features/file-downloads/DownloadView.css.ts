import { inPage, media, vars } from '@parde/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { panelShape } from '../../app/parts/shared-styles.ts';

/** Depends on its own width, because it is used in a page and in a modal. */
export const frame = style(inPage({ containerType: 'inline-size', minInlineSize: 0 }));

const wide = '(min-width: 56rem)';

/** On a desktop, the information beside the files has a column of its own. */
export const view = style(
  inPage({
    display: 'grid',
    gap: vars.space.md,
    '@container': {
      [wide]: {
        gridTemplateColumns: 'minmax(0, 1fr) 21.5rem',
        columnGap: vars.space.xxl,
        alignItems: 'start',
      },
    },
  }),
);

/** Below the head of its page. The column is beside the head, too. */
export const titleView = style([
  view,
  inPage({
    rowGap: vars.space.lg,
    '@container': { [wide]: { gridTemplateRows: 'auto 1fr' } },
  }),
]);

const list = style(
  inPage({
    display: 'grid',
    rowGap: vars.space.xxs,
    minInlineSize: 0,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@container': { [wide]: { gridColumn: 1 } },
  }),
);

export const season = style([
  list,
  inPage({ rowGap: 0, '@container': { [wide]: { gridRow: 1 } } }),
]);

/** The files and the means to save the title, in a box like the column beside them. */
export const filesPart = style([
  list,
  inPage({
    '@container': {
      [wide]: { ...panelShape, paddingInline: vars.space.lg, paddingBlock: vars.space.md },
    },
  }),
]);

export const listHead = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.sm,
    minBlockSize: vars.size.touch,
    marginBlockEnd: vars.space.xs,
  }),
);

/** Hidden if it is empty. After the files, it appears together with them, so that it does not move when they load. */
export const beside = style(
  inPage({
    minInlineSize: 0,
    selectors: {
      '&:has(> :empty)': { display: 'none' },
      [`${filesPart}:has([role='status']) + &`]: { display: 'none' },
    },
    '@container': { [wide]: { gridColumn: 2, gridRow: '1 / span 2' } },
  }),
);

/** Stays in view beside a long season, below the page's header. */
export const total = style(
  inPage({
    minInlineSize: 0,
    '@container': {
      [wide]: {
        gridColumn: 2,
        position: 'sticky',
        insetBlockStart: `calc(${vars.size.header} + ${vars.space.md})`,
      },
    },
  }),
);

export const actions = style(
  inPage({
    display: 'grid',
    gap: vars.space.sm,
    '@media': {
      [media.phablet]: {
        gridTemplateColumns: 'repeat(2, auto)',
        justifyContent: 'start',
        // A single block is as wide as its text, and three blocks are in one row.
        selectors: {
          '&[data-blocks="1"]': { gridTemplateColumns: 'auto' },
          '&[data-blocks="3"]': { gridTemplateColumns: 'repeat(3, auto)' },
        },
      },
    },
    '@container': {
      [wide]: {
        selectors: {
          '&&&': { gridTemplateColumns: 'minmax(0, 1fr)', justifyContent: 'stretch' },
        },
      },
    },
  }),
);

export const buyOffer = style(inPage({ display: 'grid', gap: vars.space.sm }));

export const facts = style(
  inPage({ display: 'grid', gap: vars.space.xs, margin: 0, padding: 0, listStyle: 'none' }),
);

export const fact = style(
  inPage({
    display: 'flex',
    alignItems: 'baseline',
    gap: vars.space.xs,
    color: vars.color.textMuted,
    fontSize: vars.font.size.sm,
    lineHeight: vars.font.leading.ui,
  }),
);

globalStyle(
  `.${fact} > svg`,
  inPage({ flexShrink: 0, alignSelf: 'flex-start', marginBlockStart: '0.2em' }),
);

export const files = style(inPage({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' }));

/** The placeholder of a file, like the row of the UI kit. */
export const row = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.sm,
    minBlockSize: '3.75rem',
    paddingBlock: vars.space.xs,
    borderBlockEnd: `1px solid ${vars.color.border}`,
  }),
);

export const what = style(
  inPage({
    display: 'grid',
    flex: '1 1 7.5rem',
    minInlineSize: 0,
    lineHeight: vars.font.leading.ui,
  }),
);

export const totalRow = style(inPage({ display: 'block' }));

/** Beside each other if there is room. */
export const inside = style(inPage({ display: 'inline-block', marginInlineEnd: vars.space.md }));

/** The choice of the quality, and the button that fetches all files. */
export const order = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
    alignItems: 'end',
    gap: vars.space.sm,
  }),
);

/** On a phone the note is shown only once something has begun. */
export const note = style(
  inPage({
    selectors: { '&[data-idle]': { display: 'none' } },
    '@container': { [wide]: { selectors: { '&[data-idle]': { display: 'block' } } } },
  }),
);

/** The less common actions, below the common ones. */
export const part = style(
  inPage({
    display: 'grid',
    gap: vars.space.xs,
    paddingBlockStart: vars.space.md,
    borderBlockStart: `1px solid ${vars.color.border}`,
  }),
);

export const pair = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
    gap: vars.space.xs,
  }),
);

export const aside = style(
  inPage({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xs,
    paddingInlineEnd: vars.space.xs,
    color: vars.color.textMuted,
    fontSize: vars.font.size.sm,
  }),
);
