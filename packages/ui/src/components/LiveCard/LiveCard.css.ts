import { style } from '@vanilla-extract/css';
import { matchParent } from '../../internal/match-parent.ts';
import { heardComma, inKit, vars } from '../../theme/index.ts';

export const head = style(
  inKit({ display: 'flex', alignItems: 'center', gap: vars.space.xs, minInlineSize: 0 }),
);

/** Before the name, and heard after it. */
export const live = style(inKit({ order: -1, flexShrink: 0 }));

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

heardComma(`${live}::before`);
