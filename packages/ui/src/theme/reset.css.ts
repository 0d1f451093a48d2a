import { globalStyle } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { vars } from './contract.ts';
import { inKit } from './layers.ts';

globalStyle('*, *::before, *::after', inKit({ boxSizing: 'border-box' }));

globalStyle(
  ':root',
  inKit({
    colorScheme: 'light dark',
    textSizeAdjust: '100%',
    WebkitTextSizeAdjust: '100%',
    vars: {
      [vars.bars.top]: '0px',
      [vars.bars.bottom]: `calc(${vars.bars.bottomBar} + ${vars.bars.player})`,
      [vars.bars.bottomBar]: '0px',
      [vars.bars.player]: '0px',
      [vars.bars.bottomPosition]: 'fixed',
    },
    // Focus scrolls to this position, so that no bar covers the focused element.
    scrollPaddingBlock: `${vars.bars.top} ${vars.bars.bottom}`,
    backgroundColor: vars.color.canvas,
  }),
);

globalStyle(":root[data-theme='light']", inKit({ colorScheme: 'light' }));
globalStyle(":root[data-theme='dark']", inKit({ colorScheme: 'dark' }));

globalStyle(
  'body',
  inKit({
    margin: 0,
    minBlockSize: '100dvh',
    backgroundColor: vars.color.canvas,
    color: vars.color.text,
    fontFamily: vars.font.family,
    fontSize: vars.font.size.md,
    fontWeight: vars.font.weight.regular,
    lineHeight: vars.font.leading.body,
    WebkitFontSmoothing: 'antialiased',
    MozOsxFontSmoothing: 'grayscale',
    textRendering: 'optimizeLegibility',
    overflowWrap: 'break-word',
    // The overflow of a shelf's shadow must not scroll the page sideways.
    overflowX: 'clip',
  }),
);

globalStyle(
  'h1, h2, h3, h4, h5, h6, p, figure, blockquote, dl, dd, ul, ol',
  inKit({ margin: 0, padding: 0 }),
);
// Avoids a single word in the last line.
globalStyle('p', inKit({ textWrap: 'pretty' }));
globalStyle('ul, ol', inKit({ listStyle: 'none' }));
globalStyle('img, picture, svg, video', inKit({ display: 'block', maxInlineSize: '100%' }));
globalStyle('button, input, textarea, select', inKit({ font: 'inherit', color: 'inherit' }));
globalStyle('a', inKit({ color: 'inherit', textDecoration: 'none' }));
globalStyle('a, button', inKit({ WebkitTapHighlightColor: 'transparent' }));
// Within a name, `mark` changes only the colour, so that letters stay joined.
globalStyle('mark', inKit({ background: 'none', color: vars.color.accentText }));
globalStyle('[hidden]', inKit({ display: 'none !important' }));

globalStyle(
  ':focus-visible',
  inKit({
    outline: `2px solid ${vars.color.focus}`,
    outlineOffset: 3,
    '@media': { [media.forcedColors]: { outlineColor: 'Highlight' } },
  }),
);

globalStyle(
  '::selection',
  inKit({ backgroundColor: vars.color.accent, color: vars.color.onAccent }),
);
