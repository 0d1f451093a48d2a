import { inPage, media, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

export const stars = style(
  inPage({
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space.sm,
    minInlineSize: 0,
    margin: 0,
    padding: 0,
    border: 0,
  }),
);

export const row = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'repeat(10, minmax(0, 1fr))',
    inlineSize: '100%',
    maxInlineSize: '30rem',
  }),
);

export const star = style(
  inPage({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minBlockSize: vars.size.touch,
    borderRadius: vars.radius.sm,
    color: vars.color.borderStrong,
    fontSize: 'clamp(1.25rem, 6vw, 1.875rem)',
    cursor: 'pointer',
    transition: `color ${vars.motion.fast}, scale ${vars.motion.fast}`,
    selectors: {
      '&[data-lit]': { color: vars.color.accentText },
      '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: -2 },
    },
    '@media': { [media.hover]: { ':hover': { scale: '1.15' } } },
  }),
);

/** The input covers the entire star. */
export const input = style(
  inPage({
    position: 'absolute',
    inset: 0,
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  }),
);

export const chosen = style(
  inPage({
    minBlockSize: '2.5rem',
    fontSize: vars.font.size.xxl,
    fontWeight: vars.font.weight.heading,
    lineHeight: vars.font.leading.ui,
  }),
);
