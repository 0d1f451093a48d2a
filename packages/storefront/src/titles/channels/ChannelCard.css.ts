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
    gap: vars.space.sm,
    '@media': { [media.tablet]: { gap: vars.space.md } },
  }),
);

export const logo = style(
  inPage({
    position: 'relative',
    flexShrink: 0,
    inlineSize: '3.25rem',
    overflow: 'hidden',
    borderRadius: vars.radius.md,
    '@media': { [media.tablet]: { inlineSize: '4rem' } },
    boxShadow: `0 0 0 1px ${vars.color.border}`,
  }),
);

/** The names of the channel and of its newest issue. */
export const names = style(
  inPage({ display: 'grid', flex: '1 1 6.5rem', gap: vars.space.xxs, minInlineSize: 0 }),
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

/** The height of a magazine's cover. The still of a video is lower. */
const coverHeight = '4.5rem';

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
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: vars.space.md,
    minBlockSize: `calc(${coverHeight} + ${vars.space.md} + 1px)`,
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

const picture = style(
  inPage({
    position: 'relative',
    display: 'block',
    overflow: 'hidden',
    borderRadius: vars.radius.sm,
  }),
);

export const still = style([picture, inPage({ inlineSize: '5.5rem' })]);

export const cover = style([picture, inPage({ inlineSize: `calc(${coverHeight} * 2 / 3)` })]);

spokenComma(`${newest} > ${names} > :not(:first-child)::before`);
