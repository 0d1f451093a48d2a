import { inShell, media, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

/** The notice is above the bottom bar and below anything that the header opens. */
export const container = style(
  inShell({
    position: 'fixed',
    zIndex: vars.z.bar,
    insetBlockEnd: `calc(${vars.bars.bottom} + ${vars.space.sm})`,
    insetInline: vars.space.gutter,
    display: 'grid',
    justifyItems: 'center',
    pointerEvents: 'none',
    // On the saved page the notice is in the flow, because otherwise it would cover the content while there is no
    // connection.
    selectors: { 'html[data-stored] &': { position: 'static', margin: vars.space.gutter } },
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
    selectors: { 'html[data-stored] &': { maxInlineSize: 'none', boxShadow: 'none' } },
  }),
);
