import { style } from '@vanilla-extract/css';
import { matchParent } from '../../internal/match-parent.ts';
import { inKit, vars } from '../../theme/index.ts';

export const comment = style(
  inKit({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: vars.space.sm,
    rowGap: vars.space.xs,
  }),
);

export const head = style(
  inKit({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.xs,
    alignSelf: 'center',
    minInlineSize: 0,
    lineHeight: vars.font.leading.ui,
  }),
);

export const author = style(
  inKit({ fontWeight: vars.font.weight.strong, overflowWrap: 'anywhere' }),
);

export const time = style(inKit({ color: vars.color.textMuted, fontSize: vars.font.size.sm }));

export const menu = style(inKit({ marginInlineStart: 'auto' }));

export const body = style(
  inKit({
    gridColumn: 2,
    display: 'grid',
    justifyItems: 'start',
    gap: vars.space.xs,
    maxInlineSize: vars.size.text,
  }),
);

export const text = style(
  inKit({
    inlineSize: '100%',
    // Each paragraph has its own direction.
    unicodeBidi: 'plaintext',
    textAlign: matchParent,
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  }),
);

export const spoiler = style(
  inKit({
    padding: vars.space.sm,
    borderRadius: vars.radius.md,
    backgroundColor: vars.color.raised,
    color: vars.color.textMuted,
    fontSize: vars.font.size.sm,
  }),
);

export const actions = style(
  inKit({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xxs, marginInlineStart: '-0.9rem' }),
);

/** A line that joins replies to their comment. */
export const replies = style(
  inKit({
    gridColumn: 2,
    display: 'grid',
    gap: vars.space.lg,
    marginBlockStart: vars.space.xs,
    paddingInlineStart: vars.space.md,
    borderInlineStart: `2px solid ${vars.color.border}`,
  }),
);
