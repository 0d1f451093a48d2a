import { style, styleVariants } from '@vanilla-extract/css';
import { inKit, media, vars } from '../../theme/index.ts';

export const container = style(
  inKit({ inlineSize: '100%', marginInline: 'auto', paddingInline: vars.space.gutter }),
);

export const widths = styleVariants({
  page: inKit({ maxInlineSize: vars.size.page }),
  text: inKit({ maxInlineSize: `calc(${vars.size.text} + 2 * ${vars.space.gutter})` }),
  form: inKit({ maxInlineSize: `calc(26rem + 2 * ${vars.space.gutter})` }),
});

export const stack = style(inKit({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }));

export const inline = style(inKit({ display: 'flex', alignItems: 'center', minInlineSize: 0 }));

export const wrap = style(inKit({ flexWrap: 'wrap' }));

export const spread = style(inKit({ justifyContent: 'space-between' }));

export const alignItems = styleVariants({
  start: inKit({ alignItems: 'flex-start' }),
  center: inKit({ alignItems: 'center' }),
  end: inKit({ alignItems: 'flex-end' }),
  stretch: inKit({ alignItems: 'stretch' }),
  baseline: inKit({ alignItems: 'baseline' }),
});

export const justify = styleVariants({
  start: inKit({ justifyContent: 'flex-start' }),
  center: inKit({ justifyContent: 'center' }),
  end: inKit({ justifyContent: 'flex-end' }),
});

const columnGap = 'clamp(0.75rem, 1.6vw, 1.5rem)';

const columns = (smallest: string, rowGap: string = vars.space.lg) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${smallest}), 1fr))`,
  rowGap,
  columnGap,
});

export const grids = styleVariants({
  poster: inKit(columns('clamp(8.25rem, 13vw, 13rem)')),
  wide: inKit(columns('clamp(15rem, 22vw, 22rem)')),
  // Two columns on the smallest phone.
  cover: inKit(columns('clamp(8.25rem, 19vw, 15rem)', columnGap)),
  // On a phone, each card fills a row.
  live: inKit({
    ...columns('20rem', vars.space.md),
    '@media': { [media.tablet]: columns('clamp(13rem, 16vw, 15rem)') },
  }),
  person: inKit(columns('clamp(6.5rem, 9vw, 9rem)')),
  panel: inKit(columns('20rem')),
});

/** The containing block for the button in a card's corner. */
export const cell = style(inKit({ position: 'relative' }));

/**
 * Off-screen cells skip layout and paint but keep their size. The margin leaves space for shadows and for a raised
 * card.
 */
export const deferred = style(
  inKit({
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 20rem',
    selectors: { '&:has([data-opened])': { contentVisibility: 'visible' } },
    overflowClipMargin: '3rem',
  }),
);

export const surfaces = styleVariants({
  none: inKit({}),
  surface: inKit({ backgroundColor: vars.color.surface, border: `1px solid ${vars.color.border}` }),
  raised: inKit({
    backgroundColor: vars.color.raised,
    border: `1px solid ${vars.color.border}`,
    boxShadow: vars.elevation.card,
  }),
  overlay: inKit({
    backgroundColor: vars.color.overlay,
    border: `1px solid ${vars.color.border}`,
    boxShadow: vars.elevation.floating,
  }),
});

export const corners = styleVariants({
  none: inKit({}),
  sm: inKit({ borderRadius: vars.radius.sm }),
  md: inKit({ borderRadius: vars.radius.md }),
  lg: inKit({ borderRadius: vars.radius.lg }),
});
