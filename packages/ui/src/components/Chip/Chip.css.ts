import { style } from '@vanilla-extract/css';
import { inKit, media, vars } from '../../theme/index.ts';

const onPhone = `not all and ${media.tablet}`;

/** The pill. It contains one or two clickable elements. */
export const chip = style(
  inKit({
    display: 'inline-flex',
    flexShrink: 0,
    maxInlineSize: '100%',
    border: `1px solid ${vars.color.borderStrong}`,
    borderRadius: vars.radius.pill,
    backgroundColor: vars.color.surface,
    color: vars.color.text,
    transition: `background-color ${vars.motion.fast}, border-color ${vars.motion.fast}`,
    selectors: {
      '&[data-chosen]': {
        borderColor: vars.color.accentText,
        backgroundColor: vars.color.accentSoft,
      },
    },
    '@media': {
      [media.hover]: { ':hover': { borderColor: vars.color.accentText } },
      [media.forcedColors]: {
        selectors: { '&[data-chosen]': { outline: '2px solid Highlight' } },
      },
    },
  }),
);

export const main = style(
  inKit({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xs,
    minInlineSize: 0,
    minBlockSize: vars.size.touch,
    margin: 0,
    padding: 0,
    paddingInline: vars.space.md,
    border: 0,
    borderRadius: vars.radius.pill,
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    fontWeight: vars.font.weight.medium,
    lineHeight: vars.font.leading.ui,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    ':focus-visible': { outlineOffset: -3 },
    selectors: { [`${chip}[data-chosen] &`]: { paddingInlineEnd: vars.space.xxs } },
    // On a phone, two chosen chips must fit completely.
    '@media': { [onPhone]: { paddingInline: vars.space.sm } },
  }),
);

/**
 * On a phone, the label is hidden visually if the icon and count, or the value, are enough. Otherwise the cross of a
 * second chip would be beyond the edge.
 */
export const wide = style(
  inKit({
    '@media': {
      [onPhone]: {
        position: 'absolute',
        inlineSize: 1,
        blockSize: 1,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
    },
  }),
);

export const textBlock = style(inKit({ overflow: 'hidden', textOverflow: 'ellipsis' }));

export const value = style(inKit({ fontWeight: vars.font.weight.strong }));

export const icon = style(
  inKit({ display: 'inline-flex', flexShrink: 0, fontSize: '1.1rem', color: vars.color.textMuted }),
);

export const count = style(
  inKit({
    display: 'inline-grid',
    placeItems: 'center',
    minInlineSize: '1.4rem',
    minBlockSize: '1.4rem',
    paddingInline: vars.space.xxs,
    borderRadius: vars.radius.pill,
    backgroundColor: vars.color.accent,
    color: vars.color.onAccent,
    fontSize: vars.font.size.sm,
    fontWeight: vars.font.weight.strong,
    lineHeight: 1,
  }),
);

export const remove = style(
  inKit({
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: vars.size.touch,
    minBlockSize: vars.size.touch,
    borderRadius: vars.radius.pill,
    color: 'inherit',
    fontSize: '1.1rem',
    ':focus-visible': { outlineOffset: -3 },
    '@media': {
      [onPhone]: { marginInlineStart: '-0.5rem' },
      [media.hover]: { ':hover': { color: vars.color.accentText } },
    },
  }),
);
