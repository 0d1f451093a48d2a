import { inPage, media, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';
import { oneColumn } from '../../app/parts/shared-styles.ts';

export const bar = style(inPage({ ...oneColumn, gap: vars.space.sm }));

/** One row, which scrolls from edge to edge on a phone. */
export const line = style(
  inPage({
    // Otherwise the visually hidden text of chips that are scrolled out of view would widen the page.
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.xs,
    marginInline: `calc(-1 * ${vars.space.gutter})`,
    paddingInline: vars.space.gutter,
    scrollPaddingInline: vars.space.gutter,
    // Room for the focus ring, which the scroll container would clip.
    paddingBlock: 4,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '@media': {
      [media.tablet]: { marginInline: 0, paddingInline: 0, overflowX: 'visible' },
      [media.scriptless]: { display: 'none' },
    },
  }),
);

/** On a phone the chips are in the row of the bar itself, after the sort menu. */
export const chips = style(
  inPage({
    display: 'contents',
    minInlineSize: 0,
    margin: 0,
    padding: 0,
    border: 0,
    '@media': { [media.tablet]: { display: 'flex', flexWrap: 'wrap', gap: vars.space.xs } },
  }),
);

export const opener = style(
  inPage({ flexShrink: 0, order: -3, '@media': { [media.tablet]: { display: 'none' } } }),
);

/** At the end of the row if there is room. */
export const sort = style(
  inPage({
    flexShrink: 0,
    order: -1,
    '@media': { [media.tablet]: { order: 0, marginInlineStart: 'auto' } },
  }),
);

export const chip = style(inPage({ display: 'flex', flexShrink: 0, minInlineSize: 0 }));

/** Visible on a phone without scrolling: before the chips without a choice. */
export const chosen = style([
  chip,
  inPage({ order: -2, '@media': { [media.tablet]: { order: 0 } } }),
]);

/** Directly after the choices that it clears. */
export const clear = style(
  inPage({
    flexShrink: 0,
    order: -2,
    whiteSpace: 'nowrap',
    '@media': { [media.tablet]: { order: 0 } },
  }),
);

export const form = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
    gap: vars.space.sm,
    alignItems: 'end',
  }),
);

export const sheet = style(inPage({ display: 'grid', gap: vars.space.lg }));
