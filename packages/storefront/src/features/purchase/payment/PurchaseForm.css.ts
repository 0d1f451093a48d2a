import { inPage, media, vars } from '@parde/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { dock, dockHeight } from '../../../app/parts/Dock.css.ts';

export const bar = style([
  dock,
  inPage({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.4fr)',
    alignItems: 'center',
    gap: vars.space.sm,
    minBlockSize: dockHeight,
    '@media': {
      [`not all and ${media.laptop}`]: {
        marginInline: `calc(-1 * ${vars.space.gutter})`,
        paddingInline: vars.space.gutter,
        backgroundColor: vars.color.surface,
        boxShadow: `0 -1px 0 ${vars.color.border}`,
      },
      // It stands beside the bill.
      [media.laptop]: { position: 'static' },
      [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: vars.space.sm },
      print: { display: 'none' },
    },
  }),
]);

globalStyle(
  `:root:root:has(.${bar})`,
  inPage({ '@media': { [media.laptop]: { scrollPaddingBlockEnd: vars.bars.bottom } } }),
);
