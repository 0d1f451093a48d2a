import { style } from '@vanilla-extract/css';
import { inKit, media, vars } from '../../theme/index.ts';

export const box = style(inKit({ position: 'relative', inlineSize: '100%' }));

export const frame = style(
  inKit({ borderRadius: vars.radius.pill, paddingInlineEnd: vars.space.xxs }),
);

export const input = style(
  inKit({ selectors: { '&::-webkit-search-cancel-button': { display: 'none' } } }),
);

export const panel = style(
  inKit({
    position: 'absolute',
    zIndex: vars.z.overlay,
    insetInline: 0,
    insetBlockStart: `calc(100% + ${vars.space.xs})`,
    maxBlockSize: 'min(32rem, 70dvh)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: vars.space.xs,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.lg,
    backgroundColor: vars.color.overlay,
    boxShadow: vars.elevation.floating,
  }),
);

export const result = style(
  inKit({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.sm,
    padding: vars.space.xs,
    borderRadius: vars.radius.md,
    color: vars.color.text,
    cursor: 'pointer',
    selectors: { '&[aria-selected="true"]': { backgroundColor: vars.color.sheen } },
    '@media': {
      [media.hover]: { ':hover': { backgroundColor: vars.color.sheen } },
      [media.forcedColors]: {
        selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight' } },
      },
    },
  }),
);

export const poster = style(
  inKit({
    flexShrink: 0,
    inlineSize: '3rem',
    overflow: 'hidden',
    borderRadius: vars.radius.sm,
  }),
);

export const words = style(
  inKit({ display: 'grid', minInlineSize: 0, lineHeight: vars.font.leading.ui }),
);

export const title = style(inKit({ fontWeight: vars.font.weight.strong }));

export const meta = style(inKit({ color: vars.color.textMuted, fontSize: vars.font.size.sm }));

export const status = style(
  inKit({
    color: vars.color.textMuted,
    selectors: { '&:not(:empty)': { padding: vars.space.sm } },
  }),
);
