import { inPage, media, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';
import { oneColumn, panelShape, plainList } from '../../app/parts/shared-styles.ts';

export const list = style(inPage({ ...oneColumn, gap: vars.space.sm, ...plainList }));

/** The month is above its first payment. */
export const month = style(
  inPage({
    marginBlock: `${vars.space.md} ${vars.space.sm}`,
    color: vars.color.textMuted,
    fontSize: vars.font.size.sm,
    fontWeight: vars.font.weight.strong,
    lineHeight: vars.font.leading.ui,
    selectors: { 'li:first-child > &': { marginBlockStart: 0 } },
  }),
);

/** Icon, title and amount are in one row. On a phone, the facts have a row of their own, because the title is long. */
export const card = style(
  inPage({
    ...panelShape,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.md,
    rowGap: vars.space.sm,
    padding: vars.space.md,
    lineHeight: vars.font.leading.ui,
    '@media': {
      [media.tablet]: {
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr) auto',
        rowGap: 0,
        paddingInline: vars.space.lg,
      },
    },
  }),
);

const ownRow = { flex: '1 0 100%', gridColumn: '1 / -1' } as const;
const besideTitle = { '@media': { [media.tablet]: { gridRow: '1 / span 2' } } } as const;

export const icon = style(
  inPage({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: '2.75rem',
    blockSize: '2.75rem',
    borderRadius: vars.radius.md,
    backgroundColor: vars.color.accentSoft,
    color: vars.color.accentText,
    fontSize: '1.25rem',
    ...besideTitle,
  }),
);

export const textBlock = style(
  inPage({ flex: '1 1 7rem', minInlineSize: 0, overflowWrap: 'anywhere' }),
);

/** As wide as the largest usual amount, so that the states below the amounts are aligned, too. */
export const sum = style(
  inPage({
    display: 'grid',
    justifyItems: 'end',
    gap: vars.space.xs,
    minInlineSize: '7rem',
    marginInlineStart: 'auto',
    ...besideTitle,
  }),
);

export const amount = style(
  inPage({ fontSize: vars.font.size.lg, fontWeight: vars.font.weight.heading }),
);

/** An amount that was not paid, or came back. */
export const notPaid = style([
  amount,
  inPage({ color: vars.color.textMuted, fontWeight: vars.font.weight.medium }),
]);

export const meta = style(
  inPage({
    ...ownRow,
    color: vars.color.textMuted,
    fontSize: vars.font.size.sm,
    '@media': { [media.tablet]: { gridColumn: 2, gridRow: 2 } },
  }),
);

export const message = style(
  inPage({
    ...ownRow,
    margin: 0,
    color: vars.color.textMuted,
    fontSize: vars.font.size.sm,
    lineHeight: vars.font.leading.body,
    '@media': { [media.tablet]: { marginBlockStart: vars.space.sm } },
  }),
);

export const foot = style(
  inPage({
    ...ownRow,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.xs,
    paddingBlockStart: vars.space.sm,
    '@media': { [media.tablet]: { marginBlockStart: vars.space.sm } },
    borderBlockStart: `1px solid ${vars.color.border}`,
  }),
);

export const facts = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space.lg,
    minInlineSize: 0,
    margin: 0,
  }),
);

/** Name and value are at both ends of a line of a receipt, and one after the other below a payment. */
export const fact = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space.md,
    minInlineSize: 0,
    color: vars.color.textMuted,
    fontSize: vars.font.size.sm,
    lineHeight: vars.font.leading.ui,
    selectors: { [`${facts} > &`]: { columnGap: vars.space.xs } },
  }),
);

export const total = style([fact, inPage({ fontWeight: vars.font.weight.strong })]);

/** As high as the button that copies the code. */
export const value = style(
  inPage({
    display: 'flex',
    alignItems: 'center',
    margin: 0,
    color: vars.color.text,
    overflowWrap: 'anywhere',
    selectors: { [`${facts} &`]: { minBlockSize: '2rem' } },
  }),
);

export const actions = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.xs,
    ':empty': { display: 'none' },
  }),
);
