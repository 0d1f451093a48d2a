import { inPage, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

export const place = style(
  inPage({
    display: 'flex',
    alignItems: 'flex-end',
    minBlockSize: 'clamp(30rem, 78vh, 52rem)',
    padding: vars.space.gutter,
    // The header is on top of it, with the colours for media.
    backgroundColor: vars.color.media,
  }),
);

export const words = style(
  inPage({ display: 'grid', gap: vars.space.sm, inlineSize: 'min(100%, 30rem)' }),
);
