import { inShell, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

export const badges = style(inShell({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm }));

/** Grows with its words. */
export const badge = style(
  inShell({
    display: 'grid',
    placeItems: 'center',
    inlineSize: 'min-content',
    minInlineSize: '5.5rem',
    minBlockSize: '5.5rem',
    padding: vars.space.xs,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.md,
    color: vars.color.textMuted,
    fontSize: vars.font.size.xs,
    lineHeight: vars.font.leading.ui,
    textAlign: 'center',
    ':hover': { borderColor: vars.color.borderStrong, color: vars.color.text },
  }),
);

/** Reserves the picture's size. The badges' pictures need a white background. */
export const withPicture = style(inShell({ blockSize: '5.5rem', backgroundColor: 'white' }));

export const picture = style(
  inShell({ inlineSize: '100%', blockSize: '100%', objectFit: 'contain' }),
);
