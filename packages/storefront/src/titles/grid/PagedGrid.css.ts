import { inPage, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

export const grid = style(inPage({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }));

export const more = style(
  inPage({ display: 'grid', justifyItems: 'center', paddingBlock: vars.space.lg }),
);

/** Sticky, because a page in the middle may fail. */
export const failed = style(
  inPage({
    position: 'sticky',
    insetBlockEnd: `calc(${vars.size.bottomBar} + ${vars.space.md})`,
    zIndex: vars.z.lifted,
    marginBlockStart: vars.space.md,
  }),
);
