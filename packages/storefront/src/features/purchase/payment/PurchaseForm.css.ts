import { inPage, media, vars } from '@parde/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { oneColumn } from '../../../app/parts/shared-styles.ts';

const walletHeight = '4rem';
const small = '(max-width: 22.49em)';

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

export const methods = style(inPage({ ...oneColumn, gap: vars.space.md, position: 'relative' }));

/** At the end of the wallet, which is the last of the methods, or below it if there is too little room. */
export const ofWallet = style(
  inPage({
    position: 'absolute',
    insetInlineEnd: vars.space.sm,
    insetBlockEnd: 0,
    display: 'flex',
    alignItems: 'center',
    blockSize: walletHeight,
    '@media': { [small]: { position: 'static', blockSize: 'auto' } },
  }),
);

globalStyle(
  `.${methods}:has(.${ofWallet}) label:last-of-type`,
  inPage({
    minBlockSize: walletHeight,
    paddingInlineEnd: '9rem',
    '@media': { [small]: { paddingInlineEnd: vars.space.md } },
  }),
);
