import { style } from '@vanilla-extract/css';
import { inKit, media, vars } from '../../theme/index.ts';

export const frame = style(inKit({ position: 'relative', paddingInline: 0 }));

export const select = style(
  inKit({
    appearance: 'none',
    inlineSize: '100%',
    paddingInline: `${vars.space.md} calc(${vars.space.md} + 1.75rem)`,
    cursor: 'pointer',
    ':disabled': { cursor: 'inherit' },
  }),
);

// The desktop's native list uses these colours.
export const option = style(inKit({ backgroundColor: vars.color.overlay, color: vars.color.text }));

export const chevron = style(
  inKit({
    position: 'absolute',
    insetInlineEnd: vars.space.md,
    display: 'inline-flex',
    fontSize: '1.25rem',
    color: vars.color.textMuted,
    pointerEvents: 'none',
    '@media': { [media.forcedColors]: { color: 'ButtonText' } },
  }),
);
