import { style } from '@vanilla-extract/css';
import { inKit, media, vars } from '../../theme/index.ts';

/** The points of `StarIcon`. The star is drawn in CSS, because a page shows dozens of ratings. */
const star =
  'polygon(50% 12.08%, 61.58% 36.13%, 87.92% 39.71%, 68.67% 58.08%, 73.42% 84.29%, 50% 71.67%, 26.58% 84.29%, 31.33% 58.08%, 12.08% 39.71%, 38.42% 36.13%)';

export const rating = style(
  inKit({
    position: 'relative',
    fontWeight: vars.font.weight.strong,
    lineHeight: vars.font.leading.ui,
    whiteSpace: 'nowrap',
    '::before': {
      content: '""',
      display: 'inline-block',
      inlineSize: '1em',
      blockSize: '1em',
      marginInlineEnd: '0.35em',
      verticalAlign: '-0.125em',
      backgroundColor: vars.color.accent,
      clipPath: star,
    },
    '@media': {
      [media.forcedColors]: {
        '::before': { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' },
      },
    },
  }),
);
