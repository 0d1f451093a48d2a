import { inPage, media, vars } from '@parde/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const dockHeight = '5rem';

/** Above the bars at the bottom of the window, in the last part of the page. */
export const dock = style(
  inPage({
    position: 'sticky',
    insetBlockEnd: vars.bars.bottom,
    zIndex: 1,
    '@media': { [`print, ${media.cramped}`]: { position: 'static' } },
  }),
);

globalStyle(
  `:root:has(.${dock} > *)`,
  inPage({
    scrollPaddingBlockEnd: `calc(${vars.bars.bottom} + ${dockHeight})`,
    '@media': { [media.cramped]: { scrollPaddingBlockEnd: 0 } },
  }),
);
