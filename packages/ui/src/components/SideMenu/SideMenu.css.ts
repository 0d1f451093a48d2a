import { style } from '@vanilla-extract/css';
import { inKit, media, vars } from '../../theme/index.ts';

export const group = style(
  inKit({
    display: 'grid',
    gap: vars.space.xxs,
    marginInline: `calc(-1 * ${vars.space.sm})`,
    selectors: {
      '& + &': {
        marginBlockStart: vars.space.sm,
        paddingBlockStart: vars.space.sm,
        borderBlockStart: `1px solid ${vars.color.border}`,
      },
    },
  }),
);

export const entry = style(inKit({ display: 'flex', alignItems: 'center', gap: vars.space.xxs }));

export const link = style(
  inKit({
    display: 'flex',
    flex: 1,
    minInlineSize: 0,
    alignItems: 'center',
    gap: vars.space.sm,
    minBlockSize: '3rem',
    paddingBlock: vars.space.xxs,
    paddingInline: vars.space.sm,
    borderRadius: vars.radius.md,
    color: vars.color.text,
    fontWeight: vars.font.weight.medium,
    lineHeight: vars.font.leading.ui,
    ':hover': { backgroundColor: vars.color.sheen },
    ':focus-visible': { outlineOffset: -2 },
    selectors: {
      '&[aria-current="page"]': {
        backgroundColor: vars.color.accentSoft,
        color: vars.color.accentText,
        fontWeight: vars.font.weight.strong,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[aria-current="page"]': { outline: '2px solid Highlight' } },
      },
    },
  }),
);

export const icon = style(
  inKit({
    display: 'inline-flex',
    flexShrink: 0,
    fontSize: '1.375rem',
    color: vars.color.textMuted,
    selectors: { [`${link}[aria-current="page"] &`]: { color: 'inherit' } },
  }),
);

export const head = style(inKit({ marginBlockEnd: vars.space.md }));

export const end = style(inKit({ marginBlockStart: vars.space.md }));

/** Points up while open. */
export const unfold = style(
  inKit({
    display: 'inline-flex',
    color: vars.color.textMuted,
    transition: `transform ${vars.motion.base} ${vars.motion.ease}`,
    selectors: { '&[data-unfolded]': { transform: 'rotate(180deg)' } },
  }),
);

export const below = style(
  inKit({
    display: 'grid',
    gap: vars.space.xxs,
    marginInlineStart: vars.space.md,
    paddingInlineStart: vars.space.sm,
    borderInlineStart: `1px solid ${vars.color.border}`,
    selectors: { '&[hidden]': { display: 'none' } },
  }),
);
