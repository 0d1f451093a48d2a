import { inPage, media, vars } from '@parde/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { plainList } from '../../app/parts/shared-styles.ts';

export const bare = style(inPage({ display: 'grid', gap: vars.space.sm, inlineSize: '100%' }));

/**
 * Above the bars at the bottom of the window. The cart is stored on the device, so the bar appears after the page, and
 * moves nothing.
 */
export const bar = style([
  bare,
  inPage({
    position: 'sticky',
    insetBlockEnd: vars.bars.bottom,
    zIndex: 1,
    padding: vars.space.md,
    border: `1px solid ${vars.color.borderStrong}`,
    borderRadius: vars.radius.lg,
    backgroundColor: vars.color.overlay,
    boxShadow: vars.elevation.floating,
    '@media': { [`print, ${media.cramped}`]: { position: 'static' } },
  }),
]);

globalStyle(
  `:root:has(.${bar})`,
  inPage({
    scrollPaddingBlockEnd: `calc(${vars.bars.bottom} + 5rem)`,
    '@media': { [media.cramped]: { scrollPaddingBlockEnd: 0 } },
  }),
);

export const sum = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.sm,
  }),
);

export const total = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: vars.space.sm,
    lineHeight: vars.font.leading.ui,
  }),
);

export const items = style(
  inPage({ display: 'grid', maxBlockSize: '40vh', overflowY: 'auto', ...plainList }),
);

export const item = style(
  inPage({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.sm,
    minInlineSize: 0,
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
  }),
);

export const what = style(
  inPage({
    flex: '1 1 0',
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    lineHeight: vars.font.leading.ui,
  }),
);

export const amount = style(
  inPage({ whiteSpace: 'nowrap', color: vars.color.textMuted, fontSize: vars.font.size.sm }),
);
