import { style, styleVariants } from '@vanilla-extract/css';
import { touchRoom } from '../../internal/touch-room.ts';
import { inKit, vars } from '../../theme/index.ts';

export const link = style(
  inKit({
    textDecorationLine: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.3em',
    borderRadius: vars.radius.sm,
    transition: `color ${vars.motion.fast}, text-decoration-color ${vars.motion.fast}`,
  }),
);

export const tones = styleVariants({
  accent: inKit({
    position: 'relative',
    color: vars.color.accentText,
    textDecorationColor: 'transparent',
    ':hover': { textDecorationColor: 'currentcolor' },
    '::after': touchRoom,
  }),
  quiet: inKit({
    position: 'relative',
    color: vars.color.textMuted,
    textDecorationColor: 'transparent',
    ':hover': { color: vars.color.text, textDecorationColor: 'currentcolor' },
    '::after': touchRoom,
  }),
  inherit: inKit({ color: 'inherit' }),
});
