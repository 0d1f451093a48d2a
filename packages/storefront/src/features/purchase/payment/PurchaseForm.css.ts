import { inPage, media, vars } from '@parde/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/**
 * On a phone the bar replaces the bottom bar, which is then at the end of the page: both together would cover too
 * much.
 */
export const bar = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.4fr)',
    alignItems: 'center',
    gap: vars.space.sm,
    '@media': {
      [`not all and ${media.laptop}`]: {
        position: 'sticky',
        insetBlockEnd: 0,
        zIndex: 1,
        minBlockSize: vars.bars.bottomBar,
        marginInline: `calc(-1 * ${vars.space.gutter})`,
        paddingInline: vars.space.gutter,
        paddingBlockEnd: 'env(safe-area-inset-bottom)',
        backgroundColor: vars.color.surface,
        boxShadow: `0 -1px 0 ${vars.color.border}`,
      },
      [media.cramped]: { position: 'static' },
      [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: vars.space.sm },
      print: { display: 'none' },
    },
  }),
);

globalStyle(`:root:has(.${bar})`, inPage({ vars: { [vars.bars.bottomPosition]: 'static' } }));

/** Directly below the wallet, which is the last of the methods, and aligned with its name. */
export const ofWallet = style(
  inPage({
    marginBlockStart: `calc(-1 * ${vars.space.sm})`,
    paddingInlineStart: `calc(${vars.space.md} + 1.5rem)`,
  }),
);
