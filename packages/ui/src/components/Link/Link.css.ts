import { style, styleVariants } from '@vanilla-extract/css';
import { touchTarget } from '../../internal/touch-room.ts';
import { inKit, vars } from '../../theme/index.ts';

export const link = style(
  inKit({
    position: 'relative',
    // At least 24 pixels high in small text, without increasing the line height.
    paddingBlock: '0.15em',
    textDecorationLine: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.3em',
    borderRadius: vars.radius.sm,
    transition: `color ${vars.motion.fast}, text-decoration-color ${vars.motion.fast}`,
    '::after': touchTarget,
  }),
);

export const tones = styleVariants({
  accent: inKit({
    color: vars.color.accentText,
    textDecorationColor: 'transparent',
    ':hover': { textDecorationColor: 'currentcolor' },
  }),
  quiet: inKit({
    color: 'inherit',
    textDecorationColor: 'transparent',
    ':hover': { textDecorationColor: 'currentcolor' },
  }),
  inherit: inKit({ color: 'inherit' }),
});
