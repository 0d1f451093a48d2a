import { inShell, media, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

/** Above the bottom bar, below anything opened from the header. */
export const place = style(
  inShell({
    position: 'fixed',
    zIndex: vars.z.bar,
    insetBlockEnd: `calc(${vars.bars.bottom} + ${vars.space.sm})`,
    insetInline: vars.space.gutter,
    display: 'grid',
    justifyItems: 'center',
    pointerEvents: 'none',
    // It would cover what one came for, as long as there is no connection.
    selectors: { 'html[data-kept] &': { position: 'static', margin: vars.space.gutter } },
    '@media': { [media.cramped]: { position: 'static', paddingInline: vars.space.gutter } },
  }),
);

export const notice = style(
  inShell({
    inlineSize: '100%',
    maxInlineSize: '30rem',
    borderRadius: vars.radius.md,
    backgroundColor: vars.color.surface,
    boxShadow: vars.elevation.floating,
    pointerEvents: 'auto',
    selectors: { 'html[data-kept] &': { maxInlineSize: 'none', boxShadow: 'none' } },
  }),
);
