import { style } from '@vanilla-extract/css';
import { inKit, media, vars } from '../../theme/index.ts';

/** Large text wraps the line. */
export const line = style(inKit({ flexWrap: 'wrap', fontWeight: vars.font.weight.medium }));

export const track = style(
  inKit({
    appearance: 'none',
    flexShrink: 0,
    display: 'flex',
    alignItems: 'center',
    inlineSize: '3rem',
    blockSize: '1.75rem',
    margin: 0,
    padding: '0.1875rem',
    border: `1.5px solid ${vars.color.borderStrong}`,
    borderRadius: vars.radius.pill,
    backgroundColor: vars.color.raised,
    cursor: 'inherit',
    transition: `background-color ${vars.motion.base}, border-color ${vars.motion.base}`,
    '::before': {
      content: '""',
      inlineSize: '1.1875rem',
      blockSize: '1.1875rem',
      borderRadius: '50%',
      backgroundColor: vars.color.textMuted,
      transition: `transform ${vars.motion.base} ${vars.motion.ease}, background-color ${vars.motion.base}`,
    },
    selectors: {
      '&:checked': { borderColor: vars.color.accentText, backgroundColor: vars.color.accent },
      '&:checked::before': {
        backgroundColor: vars.color.onAccent,
        transform: `translateX(calc(1.25rem * ${vars.direction.sign}))`,
      },
    },
    '@media': {
      [media.forcedColors]: {
        '::before': { backgroundColor: 'ButtonText', forcedColorAdjust: 'none' },
        ':disabled': { borderColor: 'GrayText' },
        selectors: {
          '&:checked::before': { backgroundColor: 'Highlight' },
          '&:disabled::before': { backgroundColor: 'GrayText' },
        },
      },
    },
  }),
);
