import { inPage, media, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

export const form = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.sm,
    maxInlineSize: '48rem',
  }),
);

export const field = style(
  inPage({
    flex: '1 1 9rem',
    minInlineSize: 0,
    minBlockSize: '4rem',
    paddingInline: vars.space.lg,
    border: `2px solid ${vars.color.borderStrong}`,
    borderRadius: vars.radius.pill,
    backgroundColor: vars.color.raised,
    color: vars.color.text,
    font: 'inherit',
    fontSize: vars.font.size.xl,
    ':focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: 2 },
    // The example has the direction of the page, not of an empty text.
    ':placeholder-shown': { direction: 'inherit' },
    '::placeholder': { color: vars.color.textMuted, opacity: 1 },
  }),
);

export const submit = style(
  inPage({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.sm,
    flex: '0 1 auto',
    minBlockSize: '4rem',
    paddingInline: vars.space.lg,
    border: 0,
    borderRadius: vars.radius.pill,
    backgroundColor: vars.color.accent,
    color: vars.color.onAccent,
    font: 'inherit',
    fontSize: vars.font.size.lg,
    fontWeight: vars.font.weight.strong,
    cursor: 'pointer',
    ':hover': { backgroundColor: vars.color.accentHover },
    ':focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: 3 },
  }),
);

/** A phone's field needs the room. */
export const submitText = style(
  inPage({ '@media': { [`not all and ${media.tablet}`]: { display: 'none' } } }),
);
