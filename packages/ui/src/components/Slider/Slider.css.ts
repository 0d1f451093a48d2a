import { style } from '@vanilla-extract/css';
import { inKit, media, vars } from '../../theme/index.ts';

/** The value in percent. */
export const filledName: string = '--parde-slider-filled';
const filled = `var(${filledName})`;

export const head = style(
  inKit({
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space.md,
    lineHeight: vars.font.leading.ui,
  }),
);

export const label = style(inKit({ fontWeight: vars.font.weight.medium }));

export const value = style(inKit({ color: vars.color.textMuted }));

const track = {
  blockSize: 6,
  borderRadius: 3,
  backgroundImage: `linear-gradient(${vars.direction.towardEnd}, ${vars.color.accentText} ${filled}, ${vars.color.borderStrong} ${filled})`,
};

const thumb = {
  appearance: 'none',
  inlineSize: 22,
  blockSize: 22,
  border: `3px solid ${vars.color.overlay}`,
  borderRadius: '50%',
  backgroundColor: vars.color.accentText,
  boxShadow: vars.elevation.card,
} as const;

export const slider = style(
  inKit({
    appearance: 'none',
    display: 'block',
    inlineSize: '100%',
    blockSize: vars.size.touch,
    margin: 0,
    backgroundColor: 'transparent',
    cursor: 'pointer',
    selectors: {
      '&::-webkit-slider-runnable-track': track,
      '&::-moz-range-track': track,
      '&::-webkit-slider-thumb': { ...thumb, marginBlockStart: -8 },
      '&::-moz-range-thumb': thumb,
      '&:disabled': { cursor: 'not-allowed', opacity: 0.55 },
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::-webkit-slider-thumb': {
        outline: `2px solid ${vars.color.focus}`,
        outlineOffset: 2,
      },
      '&:focus-visible::-moz-range-thumb': {
        outline: `2px solid ${vars.color.focus}`,
        outlineOffset: 2,
      },
    },
    // In forced colours, the slider has the system's native appearance.
    '@media': { [media.forcedColors]: { appearance: 'auto' } },
  }),
);
