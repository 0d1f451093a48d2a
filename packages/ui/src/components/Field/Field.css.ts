import { style } from '@vanilla-extract/css';
import { matchParent } from '../../internal/match-parent.ts';
import { inKit, media, vars } from '../../theme/index.ts';

export const field = style(
  inKit({ display: 'flex', flexDirection: 'column', gap: vars.space.xs, inlineSize: '100%' }),
);

export const label = style(
  inKit({ fontWeight: vars.font.weight.medium, lineHeight: vars.font.leading.ui }),
);

export const frame = style(
  inKit({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    minBlockSize: '3.25rem',
    paddingInline: vars.space.md,
    border: `1px solid ${vars.color.borderStrong}`,
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.raised,
    transition: `border-color ${vars.motion.fast}, box-shadow ${vars.motion.fast}`,
    selectors: {
      '&:focus-within': {
        borderColor: vars.color.focus,
        boxShadow: `0 0 0 1px ${vars.color.focus}`,
      },
      '&:has([aria-invalid="true"])': {
        borderColor: vars.color.dangerText,
        boxShadow: `0 0 0 1px ${vars.color.dangerText}`,
      },
      '&:has(:disabled)': { opacity: 0.6, cursor: 'not-allowed' },
    },
    '@media': {
      // Forced colours remove shadows and the red of errors, so the border is thicker.
      [media.forcedColors]: {
        selectors: {
          '&:focus-within': { outline: '2px solid Highlight', outlineOffset: 2 },
          '&:has([aria-invalid="true"])': { borderWidth: 2 },
          '&:has(:disabled)': { opacity: 1, borderColor: 'GrayText' },
        },
      },
    },
  }),
);

export const input = style(
  inKit({
    flex: 1,
    minInlineSize: 0,
    alignSelf: 'stretch',
    padding: 0,
    // Centres Vazirmatn's letters vertically, as in a button.
    paddingBlockStart: '0.12em',
    border: 0,
    backgroundColor: 'transparent',
    color: vars.color.text,
    fontFamily: 'inherit',
    // Below 16 px, iOS would zoom into the field.
    fontSize: vars.font.size.md,
    lineHeight: vars.font.leading.ui,
    textAlign: 'start',
    textOverflow: 'ellipsis',
    '::placeholder': { color: vars.color.textMuted, opacity: 1 },
    // The border of the field shows the focus.
    ':focus-visible': { outline: 'none' },
    // A search term in the other direction also begins beside the search icon.
    selectors: { '&[type="search"]': { textAlign: matchParent } },
  }),
);

export const slot = style(
  inKit({ display: 'inline-flex', alignItems: 'center', color: vars.color.textMuted }),
);

export const message = style(
  inKit({
    display: 'flex',
    // Aligned with the first line.
    alignItems: 'flex-start',
    gap: '0.4em',
    fontSize: vars.font.size.sm,
    lineHeight: vars.font.leading.ui,
    color: vars.color.textMuted,
  }),
);

export const error = style(inKit({ color: vars.color.dangerText }));

export const errorIcon = style(
  inKit({ display: 'inline-flex', flexShrink: 0, alignItems: 'center', blockSize: '1.5em' }),
);
