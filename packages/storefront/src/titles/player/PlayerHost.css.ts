import { inPage, media, transitionName, vars } from '@parde/ui/theme';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';

const rowHeight = '4rem';
const cardWidth = '22rem';

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(1rem)' } });

/**
 * A row above the bottom bar, or a card in the corner of a desktop. Other parts at the bottom of the window are above
 * the row.
 */
export const corner = style(
  inPage({
    position: 'fixed',
    zIndex: vars.z.bar,
    insetInline: 0,
    insetBlockEnd: `max(${vars.bars.bottomBar}, env(safe-area-inset-bottom))`,
    blockSize: rowHeight,
    overflow: 'hidden',
    backgroundColor: vars.color.media,
    selectors: transitionName('mini-player', 'bar'),
    boxShadow: `0 0 0 1px ${vars.color.mediaBorder}, ${vars.elevation.floating}`,
    '@media': {
      [media.lively]: { animation: `${arrive} ${vars.motion.base} ${vars.motion.ease}` },
      [media.tablet]: {
        insetInlineStart: 'auto',
        insetInlineEnd: vars.space.gutter,
        insetBlockEnd: `calc(${vars.bars.bottomBar} + ${vars.space.sm})`,
        inlineSize: '28rem',
        borderRadius: vars.radius.md,
      },
      [media.desktop]: {
        insetBlockEnd: `calc(${vars.bars.bottomBar} + ${vars.space.md})`,
        inlineSize: cardWidth,
        blockSize: `calc(${cardWidth} * 9 / 16 + ${rowHeight})`,
        borderRadius: vars.radius.lg,
      },
      [media.forcedColors]: { border: '1px solid CanvasText' },
      print: { display: 'none' },
    },
  }),
);

globalStyle(
  `:root:has(.${corner}:not([hidden]))`,
  inPage({
    vars: { [vars.bars.player]: rowHeight },
    '@media': { [media.desktop]: { vars: { [vars.bars.player]: '0px' } } },
  }),
);

/** The end of the page is not below the row. */
globalStyle(`body:has(.${corner}:not([hidden]))`, inPage({ paddingBlockEnd: vars.bars.player }));
