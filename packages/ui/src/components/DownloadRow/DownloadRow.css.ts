import { style } from '@vanilla-extract/css';
import { inKit, vars } from '../../theme/index.ts';

export const row = style(
  inKit({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.sm,
    minBlockSize: '4rem',
    paddingBlock: vars.space.xs,
    paddingInline: `${vars.space.md} ${vars.space.xs}`,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.md,
    backgroundColor: vars.color.surface,
  }),
);

export const words = style(
  inKit({
    display: 'grid',
    flex: '1 1 7.5rem',
    minInlineSize: 0,
    lineHeight: vars.font.leading.ui,
  }),
);

/** In a narrow row the buttons wrap below the text. */
export const actions = style(
  inKit({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.sm,
    marginInlineStart: 'auto',
  }),
);

export const quality = style(inKit({ fontWeight: vars.font.weight.strong }));

/** A fact in the page's language: it keeps the page's direction, even when it begins with «MKV». */
export const fact = style(inKit({ unicodeBidi: 'isolate', overflowWrap: 'anywhere' }));

export const details = style(
  inKit({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space.sm,
    color: vars.color.textMuted,
    fontSize: vars.font.size.sm,
  }),
);
