import { style } from '@vanilla-extract/css';
import { inKit, media, vars } from '../../theme/index.ts';

export const group = style(inKit({ minInlineSize: 0, margin: 0, padding: 0, border: 0 }));

export const legend = style(
  inKit({
    marginBlockEnd: vars.space.xs,
    padding: 0,
    fontWeight: vars.font.weight.strong,
    lineHeight: vars.font.leading.ui,
  }),
);

export const choices = style(inKit({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs }));

export const choice = style(
  inKit({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xs,
    maxInlineSize: '100%',
    minBlockSize: vars.size.touch,
    paddingInline: vars.space.md,
    border: `1px solid ${vars.color.borderStrong}`,
    borderRadius: vars.radius.pill,
    backgroundColor: vars.color.raised,
    lineHeight: vars.font.leading.ui,
    cursor: 'pointer',
    transition: `background-color ${vars.motion.fast}, border-color ${vars.motion.fast}`,
    selectors: {
      // Less prominent than the single action button.
      '&:has(:checked)': {
        borderColor: vars.color.accentText,
        backgroundColor: vars.color.accentSoft,
        fontWeight: vars.font.weight.strong,
      },
      '&:has(:disabled)': { opacity: 0.45, cursor: 'not-allowed' },
      '&:has(:focus-visible)': { outline: `3px solid ${vars.color.focus}`, outlineOffset: 2 },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&:has(:checked)': { outline: '2px solid Highlight' },
          '&:has(:disabled)': { opacity: 1, color: 'GrayText' },
        },
      },
    },
  }),
);

/** The button for the remaining choices, which are not shown at first. */
export const more = style([
  choice,
  inKit({
    margin: 0,
    borderStyle: 'dashed',
    color: vars.color.accentText,
    font: 'inherit',
    lineHeight: vars.font.leading.ui,
    ':focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: 2 },
  }),
]);

/** The native radio button, over the entire pill. */
export const input = style(
  inKit({
    appearance: 'none',
    position: 'absolute',
    inset: 0,
    margin: 0,
    borderRadius: 'inherit',
    cursor: 'inherit',
    ':focus-visible': { outline: 'none' },
  }),
);

export const end = style(
  inKit({
    color: vars.color.textMuted,
    fontSize: vars.font.size.sm,
    '@media': {
      [media.forcedColors]: { color: 'inherit' },
    },
  }),
);
