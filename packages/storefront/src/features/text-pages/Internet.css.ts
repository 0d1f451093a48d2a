import { inPage, media, spokenComma, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

/** Hidden without JavaScript, because no answer arrives. */
export const viewerOperator = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { [media.scriptless]: { display: 'none' } },
  }),
);

const sameCell = { gridColumn: 1, gridRow: 1 } as const;

export const placeholder = style(inPage({ ...sameCell, visibility: 'hidden' }));

export const answer = style(inPage(sameCell));

export const example = style(
  inPage({
    padding: vars.space.lg,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.lg,
    backgroundColor: vars.color.surface,
  }),
);

/** A phone, and a tablet with large text. */
const small = '(max-width: 32.99em)';

/** A table that is wider than the window scrolls on its own. */
export const table = style(
  inPage({
    inlineSize: '100%',
    borderCollapse: 'collapse',
    lineHeight: vars.font.leading.ui,
    '@media': {
      [small]: {
        display: 'block',
        containerType: 'inline-size',
        overflowX: 'auto',
        overflowWrap: 'normal',
      },
    },
  }),
);

const cell = {
  paddingBlock: vars.space.sm,
  paddingInline: vars.space.xs,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  textAlign: 'start',
  verticalAlign: 'middle',
  '@media': {
    [media.tablet]: { paddingInline: vars.space.md },
    [small]: { verticalAlign: 'baseline' },
  },
} as const;

/** On a small screen the first column takes the room that the others leave. */
export const name = style(
  inPage({
    ...cell,
    color: vars.color.text,
    '@media': { ...cell['@media'], [small]: { ...cell['@media'][small], inlineSize: '100%' } },
  }),
);

export const columnName = style(
  inPage({
    ...cell,
    verticalAlign: 'bottom',
    color: vars.color.textMuted,
    fontSize: vars.font.size.sm,
    fontWeight: vars.font.weight.medium,
  }),
);

export const value = style(inPage({ ...cell, whiteSpace: 'nowrap' }));

export const caption = style(
  inPage({
    paddingBlockEnd: vars.space.xs,
    color: vars.color.textMuted,
    fontSize: vars.font.size.sm,
    textAlign: 'start',
    '@media': { [small]: { display: 'block' } },
  }),
);

/** The row of this viewer's operator. */
export const mine = style(
  inPage({
    backgroundColor: vars.color.accentSoft,
    '@media': { [media.forcedColors]: { outline: '2px solid Highlight' } },
  }),
);

export const operator = style(
  inPage({
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.xs,
    fontWeight: vars.font.weight.strong,
  }),
);

/** On a small screen it is as wide as the table, and counts for less than half of that in the width of its column. */
export const note = style(
  inPage({
    display: 'block',
    '@media': {
      [small]: {
        inlineSize: `calc(100cqi - 2 * ${vars.space.xs})`,
        marginBlockStart: vars.space.xxs,
        marginInlineEnd: '-56cqi',
      },
    },
    color: vars.color.textMuted,
    fontSize: vars.font.size.sm,
    fontWeight: vars.font.weight.regular,
  }),
);

spokenComma(`${operator} > :not(:first-child)::before`);
spokenComma(`${operator} + ${note}::before`);
