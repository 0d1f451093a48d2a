import { inPage, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

export const facts = style(
  inPage({
    display: 'grid',
    gap: vars.space.xs,
    margin: 0,
    padding: vars.space.md,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.md,
    backgroundColor: vars.color.raised,
  }),
);

export const fact = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: vars.space.md,
    color: vars.color.textMuted,
  }),
);

export const value = style(
  inPage({ margin: 0, color: vars.color.text, fontWeight: vars.font.weight.strong }),
);

/** In one row if they fit. An amount never wraps. */
export const picks = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.xs,
    margin: 0,
    padding: 0,
    border: 0,
    minInlineSize: 0,
  }),
);

export const pick = style(
  inPage({
    flex: '1 0 auto',
    minBlockSize: vars.size.touch,
    // Vazirmatn’s letters are high in their line.
    paddingBlockStart: '0.12em',
    paddingInline: vars.space.xxs,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.raised,
    color: vars.color.text,
    fontFamily: 'inherit',
    fontSize: vars.font.size.md,
    fontWeight: vars.font.weight.medium,
    lineHeight: vars.font.leading.ui,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    selectors: {
      '&:hover': { borderColor: vars.color.borderStrong },
      '&[aria-pressed="true"]': {
        borderColor: vars.color.accent,
        backgroundColor: vars.color.accentSoft,
        boxShadow: `inset 0 0 0 1px ${vars.color.accent}`,
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&[aria-pressed="true"]': { outline: '2px solid Highlight' } },
      },
    },
  }),
);
