import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { closedOffset } from '../../internal/modal/modal.css.ts';
import { inKit, media, vars } from '../../theme/index.ts';

const rise = keyframes({ from: { transform: closedOffset } });
const approach = keyframes({ from: { opacity: 0, transform: closedOffset } });

/** A bottom sheet on phones; a centred box on wider screens. */
export const dialog = style(
  inKit({
    vars: { [closedOffset]: 'translateY(100%)' },
    insetInline: 0,
    insetBlock: 'auto 0',
    margin: 0,
    inlineSize: '100%',
    maxInlineSize: '100%',
    maxBlockSize: '88dvh',
    borderStartStartRadius: vars.radius.lg,
    borderStartEndRadius: vars.radius.lg,
    '@media': {
      [media.lively]: { animation: `${rise} ${vars.motion.slow} ${vars.motion.ease}` },
      [media.tablet]: {
        vars: { [closedOffset]: 'translateY(0.75rem) scale(0.98)' },
        inset: 0,
        margin: 'auto',
        blockSize: 'fit-content',
        maxBlockSize: 'min(88dvh, 52rem)',
        borderRadius: vars.radius.lg,
      },
      [`${media.tablet} and ${media.lively}`]: {
        animation: `${approach} ${vars.motion.base} ${vars.motion.ease}`,
        selectors: { '&:not([open])': { opacity: 0 } },
      },
    },
  }),
);

const wide = (inlineSize: string) =>
  inKit({ '@media': { [media.tablet]: { inlineSize: `min(${inlineSize}, 92vw)` } } });

export const sizes = styleVariants({
  sm: wide('27rem'),
  md: wide('38rem'),
  lg: wide('64rem'),
});

/** Stacked on a phone; side by side if there is space. */
export const actions = style(
  inKit({
    flexDirection: 'column',
    '@media': { [media.phablet]: { flexDirection: 'row' } },
  }),
);

globalStyle(`.${actions} > *`, inKit({ '@media': { [media.phablet]: { flex: '1 1 auto' } } }));
globalStyle(
  `:is(.${sizes.md}, .${sizes.lg}) .${actions} > *`,
  inKit({ '@media': { [media.phablet]: { flex: '0 1 auto', minInlineSize: '10rem' } } }),
);
