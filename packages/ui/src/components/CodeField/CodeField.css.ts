import { style } from '@vanilla-extract/css';
import { inKit, media, vars } from '../../theme/index.ts';

export const code = style(
  inKit({ position: 'relative', inlineSize: 'fit-content', maxInlineSize: '100%' }),
);

export const boxes = style(inKit({ display: 'flex', gap: vars.space.xs, pointerEvents: 'none' }));

export const box = style(
  inKit({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '3.5rem',
    minInlineSize: 0,
    blockSize: '3.75rem',
    // Centres the digits vertically in their boxes.
    paddingBlockStart: '0.1em',
    border: `1px solid ${vars.color.borderStrong}`,
    borderRadius: `min(${vars.radius.control}, 1rem)`,
    backgroundColor: vars.color.raised,
    fontSize: vars.font.size.xxl,
    fontWeight: vars.font.weight.strong,
    lineHeight: 1,
    transition: `border-color ${vars.motion.fast}, box-shadow ${vars.motion.fast}`,
    selectors: {
      [`${code}:has([aria-invalid="true"]) &`]: { borderColor: vars.color.dangerText },
      [`${code}:focus-within &[data-next]`]: {
        borderColor: vars.color.focus,
        boxShadow: `0 0 0 1px ${vars.color.focus}`,
      },
      // The box of the next digit.
      [`${code}:focus-within &[data-next]:empty::after`]: {
        content: '""',
        inlineSize: 2,
        blockSize: '1.1em',
        marginBlockStart: '-0.1em',
        backgroundColor: vars.color.focus,
      },
      [`${code}:has(:disabled) &`]: { opacity: 0.6 },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          [`${code}:focus-within &[data-next]`]: { outline: '2px solid Highlight' },
          [`${code}:has([aria-invalid="true"]) &`]: { borderWidth: 2 },
          [`${code}:has(:disabled) &`]: { opacity: 1, borderColor: 'GrayText', color: 'GrayText' },
        },
      },
    },
  }),
);

/** One transparent field over the boxes, so that paste and autofill work. */
export const input = style(
  inKit({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    padding: 0,
    border: 0,
    backgroundColor: 'transparent',
    color: 'transparent',
    caretColor: 'transparent',
    forcedColorAdjust: 'none',
    cursor: 'text',
    ':focus-visible': { outline: '2px solid transparent' },
    '::selection': { backgroundColor: 'transparent', color: 'transparent' },
  }),
);
