import { inShell, media, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

/** The notice is above the bottom bar and below anything that the header opens. */
export const container = style(
  inShell({
    position: 'fixed',
    zIndex: vars.z.bar,
    insetBlockEnd: `calc(${vars.bars.bottom} + ${vars.space.sm})`,
    insetInline: vars.space.gutter,
    maxInlineSize: '30rem',
    padding: vars.space.md,
    borderRadius: vars.radius.md,
    backgroundColor: vars.color.surface,
    color: vars.color.text,
    boxShadow: vars.elevation.floating,
    '@media': { [media.cramped]: { position: 'static' } },
  }),
);
