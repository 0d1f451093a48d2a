import { style } from '@vanilla-extract/css';
import { inKit, vars } from '../../theme/index.ts';

export const row = style(
  inKit({
    display: 'flex',
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
  inKit({ display: 'grid', flex: 1, minInlineSize: 0, lineHeight: vars.font.leading.ui }),
);

export const quality = style(inKit({ fontWeight: vars.font.weight.strong }));

export const details = style(
  inKit({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space.sm,
    color: vars.color.textMuted,
    fontSize: vars.font.size.sm,
    fontVariantNumeric: 'tabular-nums',
  }),
);
