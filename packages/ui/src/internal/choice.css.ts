import { style } from '@vanilla-extract/css';
import { inKit, media, vars } from '../theme/index.ts';

/** A control with its label. The entire line is clickable. */
export const line = style(
  inKit({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.sm,
    minBlockSize: vars.size.touch,
    cursor: 'pointer',
    selectors: { '&:has(:disabled)': { opacity: 0.55, cursor: 'not-allowed' } },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&:has(:disabled)': { opacity: 1, color: 'GrayText' } },
      },
    },
  }),
);

export const textBlock = style(
  inKit({
    display: 'grid',
    flex: '1 1 8rem',
    minInlineSize: 0,
    lineHeight: vars.font.leading.ui,
    overflowWrap: 'anywhere',
  }),
);

export const hint = style(
  inKit({
    color: vars.color.textMuted,
    fontSize: vars.font.size.sm,
    fontWeight: vars.font.weight.regular,
    selectors: {
      // Muted text is too faint on the selected background.
      [`${line}:has([type="radio"]:checked) &`]: { color: vars.color.text },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { [`${line}:has(:disabled) &`]: { color: 'GrayText' } },
      },
    },
  }),
);

/** The native checkbox or radio button, restyled. */
export const mark = style(
  inKit({
    appearance: 'none',
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    inlineSize: '1.5rem',
    blockSize: '1.5rem',
    margin: 0,
    border: `1.5px solid ${vars.color.borderStrong}`,
    backgroundColor: vars.color.raised,
    color: vars.color.onAccent,
    cursor: 'inherit',
    transition: `background-color ${vars.motion.fast}, border-color ${vars.motion.fast}`,
    '::before': {
      content: '""',
      backgroundColor: 'currentcolor',
      transform: 'scale(0)',
      transition: `transform ${vars.motion.fast} ${vars.motion.ease}`,
    },
    selectors: {
      '&:checked': { borderColor: vars.color.accentText, backgroundColor: vars.color.accent },
      '&:checked::before': { transform: 'none' },
    },
    '@media': {
      [media.hover]: {
        selectors: { [`${line}:hover &:enabled`]: { borderColor: vars.color.focus } },
      },
      [media.forcedColors]: {
        '::before': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
        ':disabled': { borderColor: 'GrayText' },
        selectors: { '&:disabled::before': { backgroundColor: 'GrayText' } },
      },
    },
  }),
);
