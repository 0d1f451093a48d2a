import { inPage, media, vars } from '@parde/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** The height of the header's bar while the page is scrolled. */
const bar = '3.5rem';

/** Sticks below the header, or at the top of the screen if the header is hidden. */
export const strip = style(
  inPage({
    position: 'sticky',
    insetBlockStart: bar,
    zIndex: vars.z.bar,
    marginInline: `calc(-1 * ${vars.space.gutter})`,
    marginBlockEnd: vars.space.md,
    backgroundColor: vars.color.canvas,
    boxShadow: `0 1px 0 ${vars.color.border}`,
    selectors: { ':root:has(header[data-away]) &': { insetBlockStart: 0 } },
    '@media': {
      [media.cramped]: { position: 'static' },
      [media.lively]: { transition: `inset-block-start ${vars.motion.base} ${vars.motion.ease}` },
    },
  }),
);

globalStyle(
  `:root:has(.${strip})`,
  inPage({
    scrollPaddingBlockStart: `calc(${vars.bars.top} + ${vars.size.touch} + 2 * ${vars.space.xs})`,
    '@media': { [media.cramped]: { scrollPaddingBlockStart: 0 } },
  }),
);

export const letters = style(
  inPage({
    // Otherwise the visually hidden text of letters that are scrolled out of view would widen the page.
    position: 'relative',
    display: 'flex',
    margin: 0,
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.gutter,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    listStyle: 'none',
    '@media': { [media.laptop]: { justifyContent: 'space-between' } },
  }),
);

const cell = inPage({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: vars.size.touch,
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.pill,
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.leading.ui,
  whiteSpace: 'nowrap',
  '@media': { [`${media.laptop} and ${media.hover}`]: { minInlineSize: '2rem' } },
});

export const letter = style([
  cell,
  inPage({
    color: vars.color.text,
    textDecoration: 'none',
    ':hover': { backgroundColor: vars.color.accentSoft, color: vars.color.accentText },
    ':focus-visible': { outlineOffset: -3 },
    selectors: {
      '&[aria-current]': {
        // Scrolls the current letter into view.
        scrollInitialTarget: 'nearest',
        backgroundColor: vars.color.accent,
        color: vars.color.onAccent,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: -2 } },
      },
    },
  }),
]);

/** A letter with which no name begins. */
export const noNames = style([
  cell,
  inPage({
    color: vars.color.textMuted,
    opacity: 0.45,
    '@media': { [media.forcedColors]: { opacity: 1, color: 'GrayText' } },
  }),
]);
