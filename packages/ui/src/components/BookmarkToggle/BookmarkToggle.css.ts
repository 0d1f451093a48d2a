import { style } from '@vanilla-extract/css';
import { card } from '../../internal/card.css.ts';
import { inKit, media, vars } from '../../theme/index.ts';

/** The disc is smaller than its touch target. */
const disc = '2rem';
const ribbon = 'polygon(0 0, 100% 0, 100% 100%, 50% 72%, 0 100%)';
const lively = `${media.hover} and ${media.lively}`;

/**
 * A ribbon on a disc, drawn without an icon element. Always visible with touch; with a mouse on the hovered card and
 * where pressed. Rises with its card.
 */
export const toggle = style(
  inKit({
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineEnd: 0,
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.size.touch,
    blockSize: vars.size.touch,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.pill,
    backgroundColor: 'transparent',
    color: vars.color.onMedia,
    cursor: 'pointer',
    transition: `opacity ${vars.motion.fast}, transform ${vars.motion.base} ${vars.motion.ease}`,
    '::before': {
      content: '""',
      gridArea: '1 / 1',
      inlineSize: disc,
      blockSize: disc,
      borderRadius: vars.radius.pill,
      backgroundColor: vars.color.mediaControl,
      transition: `background-color ${vars.motion.fast}`,
    },
    // An outline: the ribbon minus a smaller one, wound the other way.
    '::after': {
      content: '""',
      gridArea: '1 / 1',
      inlineSize: '0.75rem',
      blockSize: '1rem',
      backgroundColor: 'currentColor',
      clipPath:
        'polygon(0 0, 100% 0, 100% 100%, 50% 72%, 0 100%, 0 0, 14% 10%, 14% 81%, 50% 60%, 86% 81%, 86% 10%, 14% 10%)',
    },
    selectors: {
      '&:hover::before': { backgroundColor: vars.color.mediaControlHover },
      '&[aria-pressed=true]::before': { backgroundColor: vars.color.mediaAccent },
      '&[aria-pressed=true]': { color: vars.color.onMediaAccent },
      '&[aria-pressed=true]::after': { clipPath: ribbon },
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::before': {
        outline: `3px solid ${vars.color.focus}`,
        outlineOffset: 2,
      },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          '&[aria-pressed=false]:not(:focus-visible)': { opacity: 0 },
          ':is(:hover, :focus-within) > &[aria-pressed=false]': { opacity: 1 },
        },
      },
      [lively]: {
        selectors: { [`${card}:hover + &, &:hover`]: { transform: 'translateY(-0.375rem)' } },
      },
      [media.forcedColors]: {
        selectors: {
          '&::before': { border: '1px solid ButtonText', backgroundColor: 'ButtonFace' },
          '&::after': { backgroundColor: 'ButtonText', forcedColorAdjust: 'none' },
        },
      },
    },
  }),
);
