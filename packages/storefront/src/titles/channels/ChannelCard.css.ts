import { inPage, media, spokenComma, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

/** All cards have the same height, so the rows of a long grid do as well. */
export const card = style(
  inPage({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.md,
    padding: vars.space.md,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.lg,
    backgroundColor: vars.color.surface,
    transition: `border-color ${vars.motion.fast}, background-color ${vars.motion.fast}`,
    ':focus-within': { borderColor: vars.color.borderStrong },
    '@media': {
      [media.hover]: {
        ':hover': { borderColor: vars.color.borderStrong, backgroundColor: vars.color.raised },
      },
    },
  }),
);

export const head = style(
  inPage({
    display: 'flex',
    // On the narrowest phones the button wraps below the name instead of covering it.
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.md,
  }),
);

export const logo = style(
  inPage({
    position: 'relative',
    flexShrink: 0,
    inlineSize: '4rem',
    overflow: 'hidden',
    borderRadius: vars.radius.md,
    boxShadow: `0 0 0 1px ${vars.color.border}`,
  }),
);

/** The names of the channel and of its newest issue. */
export const names = style(
  inPage({ display: 'grid', flex: '1 1 7rem', gap: vars.space.xxs, minInlineSize: 0 }),
);

/** Covers the entire card, so that all of it is clickable. */
export const link = style(
  inPage({
    color: vars.color.text,
    textDecoration: 'none',
    '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.lg },
    ':focus-visible': { outline: 'none' },
    selectors: {
      '&:focus-visible::after': { outline: `3px solid ${vars.color.focus}`, outlineOffset: 2 },
    },
  }),
);

/** Above the link that covers the card. */
export const action = style(inPage({ position: 'relative', zIndex: 1, marginInlineStart: 'auto' }));

/** Reserves the height of two lines. */
export const about = style(
  inPage({
    minBlockSize: `calc(2 * ${vars.font.leading.ui} * ${vars.font.size.sm})`,
    fontSize: vars.font.size.sm,
  }),
);

export const newest = style(
  inPage({
    position: 'relative',
    zIndex: 1,
    display: 'grid',
    gridTemplateColumns: '5.5rem minmax(0, 1fr)',
    alignItems: 'center',
    gap: vars.space.md,
    minBlockSize: `calc(5.5rem * 9 / 16 + ${vars.space.md} + 1px)`,
    paddingBlockStart: vars.space.md,
    borderBlockStart: `1px solid ${vars.color.border}`,
    color: vars.color.text,
    textDecoration: 'none',
    ':focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: 3 },
    '@media': {
      [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
      [media.hover]: { ':hover': { color: vars.color.accentText } },
    },
  }),
);

export const nothing = style([newest, inPage({ gridTemplateColumns: 'minmax(0, 1fr)' })]);

export const still = style(
  inPage({
    position: 'relative',
    display: 'block',
    overflow: 'hidden',
    borderRadius: vars.radius.sm,
  }),
);

spokenComma(`${newest} > ${names} > :not(:first-child)::before`);
