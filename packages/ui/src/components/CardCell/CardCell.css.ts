import { style, styleVariants } from '@vanilla-extract/css';
import { cell } from '../../internal/card.css.ts';
import { inKit, media, vars } from '../../theme/index.ts';

const { touch } = vars.size;
/** The middle of the name's first line, below the picture. */
const middle = `${vars.space.sm} + 1rem * ${vars.font.leading.ui} / 2`;

/** The height of the picture as a percentage of the width, which is the reference for all margins. */
const under = (picture: string) =>
  inKit({ marginBlockStart: `max(${picture}, calc(${picture} + ${middle} - ${touch} / 2))` });

export const underPicture = styleVariants({ poster: under('150%'), wide: under('56.25%') });

const dot = '0.1875rem';

/** Dots at the end of the card. Their touch target extends over the name and into the gap. */
export const more = style(
  inKit({
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineEnd: '-0.375rem',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    inlineSize: touch,
    blockSize: touch,
    padding: 0,
    paddingInlineEnd: '0.5rem',
    border: 0,
    borderRadius: vars.radius.sm,
    backgroundColor: 'transparent',
    color: vars.color.textMuted,
    cursor: 'pointer',
    transition: `opacity ${vars.motion.fast}, color ${vars.motion.fast}`,
    '::after': {
      content: '""',
      inlineSize: dot,
      blockSize: dot,
      borderRadius: '50%',
      backgroundColor: 'currentColor',
      boxShadow: '0 -0.3125rem currentColor, 0 0.3125rem currentColor',
    },
    ':hover': { color: vars.color.text },
    ':focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: -3 },
    '@media': {
      [media.hover]: {
        opacity: 0,
        selectors: { [`${cell}:hover > &, &:focus-visible`]: { opacity: 1 } },
      },
      [media.forcedColors]: {
        '::after': { color: 'ButtonText', forcedColorAdjust: 'none' },
      },
    },
  }),
);
