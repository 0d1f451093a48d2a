import { style, styleVariants } from '@vanilla-extract/css';
import { matchParent } from '../../internal/match-parent.ts';
import { inKit, vars } from '../../theme/index.ts';

export const frame = style(inKit({ position: 'relative', textAlign: matchParent }));

export const paragraph = style(inKit({ margin: 0, overflowWrap: 'anywhere' }));

// Limits the height, not the lines, so that changes of the text's height can be observed. Without script, in print, and
// in a browser without `lh`, the complete text is shown.
const clampTo = (count: number) =>
  inKit({
    '@media': {
      'screen and (scripting: enabled)': {
        maxBlockSize: `${count}lh`,
        overflow: 'hidden',
      },
    },
  });

export const lines = styleVariants({ 3: clampTo(3), 4: clampTo(4) });

/** The last line fades out before the button. A mask is used, because the text may be over a picture. */
const fade = (direction: string) =>
  `linear-gradient(#000, #000), linear-gradient(${direction}, #000 calc(100% - 7em), transparent calc(100% - 4.5em))`;

export const faded = style(
  inKit({
    maskImage: fade('90deg'),
    maskSize: '100% calc(100% - 1lh), 100% 1lh',
    maskPosition: 'top, bottom',
    maskRepeat: 'no-repeat',
    selectors: { '&:dir(rtl)': { maskImage: fade('-90deg') } },
  }),
);

export const button = style(
  inKit({
    display: 'block',
    minInlineSize: vars.size.touch,
    minBlockSize: vars.size.touch,
    textAlign: 'end',
    padding: 0,
    border: 0,
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    fontWeight: vars.font.weight.strong,
    textDecoration: 'underline',
    textUnderlineOffset: '0.3em',
    cursor: 'pointer',
  }),
);

export const onLastLine = style(
  inKit({
    position: 'absolute',
    insetInlineEnd: 0,
    insetBlockEnd: `calc((1lh - ${vars.size.touch}) / 2)`,
  }),
);
