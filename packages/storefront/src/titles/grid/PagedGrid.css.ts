import { inPage, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

export const grid = style(
  inPage({ position: 'relative', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }),
);

export const more = style(
  inPage({ display: 'grid', justifyItems: 'center', paddingBlock: vars.space.lg }),
);

/**
 * Visible only with the keyboard focus. Other users see the next items load, and the button would move away from
 * them. Positioned behind the last item, over the room of the next ones.
 */
export const moreOnFocus = style(
  inPage({
    position: 'absolute',
    insetInline: 0,
    zIndex: vars.z.lifted,
    selectors: {
      '&:not(:focus-within)': { blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    },
  }),
);

/** Sticky, because a page in the middle of the list may fail. */
export const failed = style(
  inPage({
    position: 'sticky',
    insetBlockEnd: `calc(${vars.bars.bottom} + ${vars.space.md})`,
    zIndex: vars.z.lifted,
    marginBlockStart: vars.space.md,
  }),
);
