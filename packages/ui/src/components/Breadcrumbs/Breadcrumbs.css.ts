import { globalStyle, style } from '@vanilla-extract/css';
import { touchTarget } from '../../internal/touch-room.ts';
import { inKit, media, vars } from '../../theme/index.ts';

export const list = style(
  inKit({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.xs,
    // Wrapped steps are far enough apart for touch.
    rowGap: vars.space.xs,
    color: vars.color.textMuted,
    fontSize: vars.font.size.sm,
    lineHeight: vars.font.leading.ui,
  }),
);

export const step = style(
  inKit({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xs, minInlineSize: 0 }),
);

// A mirrored arrow overlaps the touch target of a short name and must not take its touches.
globalStyle(`.${step} > svg`, inKit({ pointerEvents: 'none' }));

export const link = style(
  inKit({
    position: 'relative',
    paddingBlock: vars.space.xs,
    borderRadius: vars.radius.sm,
    color: 'inherit',
    transition: `color ${vars.motion.fast}`,
    ':hover': { color: vars.color.accentText },
    '::after': touchTarget,
  }),
);

export const current = style(inKit({ color: vars.color.text }));

/** A phone has no room for the page's name, which the heading repeats. */
export const currentStep = style([
  step,
  inKit({ '@media': { [`not all and ${media.tablet}`]: { display: 'none' } } }),
]);
globalStyle(
  `.${step}:nth-last-child(2) > svg`,
  inKit({ '@media': { [`not all and ${media.tablet}`]: { display: 'none' } } }),
);
