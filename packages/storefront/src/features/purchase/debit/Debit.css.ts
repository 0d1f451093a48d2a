import { inPage, media, vars } from '@parde/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const section = style(
  inPage({ display: 'grid', gap: vars.space.sm, ':focus-visible': { outline: 'none' } }),
);

/** Stays in view below a long list. */
export const foot = style(
  inPage({
    position: 'sticky',
    insetBlockEnd: `calc(-1 * ${vars.space.lg})`,
    display: 'grid',
    gap: vars.space.sm,
    marginBlockStart: vars.space.xl,
    marginBlockEnd: `calc(-1 * ${vars.space.lg})`,
    paddingBlock: vars.space.md,
    borderBlockStart: `1px solid ${vars.color.border}`,
    backgroundColor: vars.color.overlay,
    '@media': { [media.cramped]: { position: 'static' } },
  }),
);

globalStyle(
  `dialog :has(.${foot})`,
  inPage({
    scrollPaddingBlockEnd: '5.5rem',
    '@media': { [media.cramped]: { scrollPaddingBlockEnd: 0 } },
  }),
);

export const list = style(inPage({ margin: 0, padding: 0, listStyle: 'none' }));

const row = style(
  inPage({
    paddingBlock: vars.space.xs,
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
  }),
);

export const series = style([
  row,
  inPage({ display: 'flex', alignItems: 'center', gap: vars.space.sm, minInlineSize: 0 }),
]);

export const seriesSwitch = style(inPage({ flex: '1 1 0', minInlineSize: 0 }));

export const poster = style(inPage({ flex: '0 0 3rem' }));

export const bank = style([row, inPage({ display: 'grid', gap: vars.space.sm })]);

export const bankName = style(
  inPage({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.sm,
    minInlineSize: 0,
  }),
);
