import { style } from '@vanilla-extract/css';
import { matchParent } from '../../internal/match-parent.ts';
import { inKit, vars } from '../../theme/index.ts';

export const programme = style(
  inKit({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: vars.space.xs,
    alignItems: 'baseline',
    color: vars.color.textMuted,
    fontSize: vars.font.size.sm,
    lineHeight: vars.font.leading.ui,
  }),
);

export const now = style([programme, inKit({ color: vars.color.text })]);

/** Aligns the titles. Tabular digits would leave holes in a Persian time. */
export const time = style(inKit({ minInlineSize: '2.75em', whiteSpace: 'nowrap' }));

export const name = style(inKit({ textAlign: matchParent, overflowWrap: 'anywhere' }));
