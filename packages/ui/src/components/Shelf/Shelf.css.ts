import { style, styleVariants } from '@vanilla-extract/css';
import { inKit, media, vars } from '../../theme/index.ts';

export const shelf = style(
  inKit({ position: 'relative', display: 'flex', flexDirection: 'column', gap: vars.space.xs }),
);

export const head = style(
  inKit({
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: vars.space.md,
    paddingInline: vars.space.gutter,
  }),
);

export const all = style(
  inKit({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.35em',
    flexShrink: 0,
    paddingBlock: vars.space.xs,
    color: vars.color.textMuted,
    fontSize: vars.font.size.sm,
    fontWeight: vars.font.weight.medium,
    lineHeight: vars.font.leading.ui,
    borderRadius: vars.radius.sm,
    transition: `color ${vars.motion.fast}`,
    ':hover': { color: vars.color.accentText },
  }),
);

export const stage = style(inKit({ position: 'relative' }));

const lift = '1rem';

export const track = style(
  inKit({
    display: 'flex',
    gap: 'clamp(0.75rem, 1.4vw, 1.375rem)',
    overflowX: 'auto',
    overscrollBehaviorInline: 'contain',
    scrollSnapType: 'inline mandatory',
    scrollPaddingInline: vars.space.gutter,
    // The room above and below is for cards that rise and for their shadows.
    paddingBlock: lift,
    marginBlock: `calc(-1 * ${lift})`,
    paddingInline: vars.space.gutter,
    scrollbarWidth: 'none',
    '::-webkit-scrollbar': { display: 'none' },
    '@media': { [media.lively]: { scrollBehavior: 'smooth' } },
  }),
);

/** While the mouse pulls, the shelf follows it and nothing snaps. */
export const dragging = style(
  inKit({
    scrollSnapType: 'none',
    cursor: 'grabbing',
    userSelect: 'none',
    '@media': { [media.lively]: { scrollBehavior: 'auto' } },
  }),
);

const item = (inlineSize: string) =>
  inKit({ flexShrink: 0, inlineSize, minInlineSize: 0, scrollSnapAlign: 'start' });

export const items = styleVariants({
  poster: item('clamp(8.5rem, 6.2rem + 8.2vw, 14rem)'),
  wide: item('clamp(15.5rem, 11rem + 14vw, 24rem)'),
  person: item('clamp(6.75rem, 5.6rem + 4.6vw, 10rem)'),
});

export const arrow = style(
  inKit({
    position: 'absolute',
    zIndex: vars.z.lifted,
    insetBlockStart: 'calc(50% - 3rem)',
    display: 'none',
    placeItems: 'center',
    inlineSize: '3rem',
    blockSize: '3rem',
    padding: 0,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.pill,
    backgroundColor: vars.color.overlay,
    color: vars.color.text,
    fontSize: '1.375rem',
    boxShadow: vars.elevation.lifted,
    cursor: 'pointer',
    opacity: 0,
    transition: `opacity ${vars.motion.base} ${vars.motion.ease}, background-color ${vars.motion.fast}, color ${vars.motion.fast}`,
    ':hover': { backgroundColor: vars.color.accent, color: vars.color.onAccent },
    '@media': {
      [media.hover]: {
        display: 'grid',
        selectors: { [`${stage}:hover &, ${stage}:focus-within &`]: { opacity: 1 } },
      },
    },
  }),
);

const edge = `max(${vars.space.xs}, calc(${vars.space.gutter} - 1.5rem))`;

export const sides = styleVariants({
  previous: inKit({ insetInlineStart: edge }),
  next: inKit({ insetInlineEnd: edge }),
});

/** At an end of the shelf its arrow has nothing to do. */
export const spent = style(inKit({ visibility: 'hidden' }));
