import { inPage, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

export const grid = style(
  inPage({ position: 'relative', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }),
);

export const more = style(
  inPage({ display: 'grid', justifyItems: 'center', paddingBlock: vars.space.lg }),
);

/**
 * For the keyboard: others see what follows coming, and the button would jump away from them. Behind the last item, on the
 * room of those that follow.
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

/** Sticky, because a page in the middle may fail. */
export const failed = style(
  inPage({
    position: 'sticky',
    insetBlockEnd: `calc(${vars.bars.bottom} + ${vars.space.md})`,
    zIndex: vars.z.lifted,
    marginBlockStart: vars.space.md,
  }),
);
