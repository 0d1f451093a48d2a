import { style } from '@vanilla-extract/css';
import { inKit, media, vars } from '../../theme/index.ts';

const thickness = '0.25rem';

/** Between the picture and the words: it takes no room of its own. */
export const progress = style(
  inKit({
    flexShrink: 0,
    overflow: 'hidden',
    blockSize: thickness,
    // In the gap above it, and back.
    marginBlock: `calc(${vars.space.sm} * -0.5 - ${thickness} / 2)`,
    borderRadius: vars.radius.pill,
    backgroundColor: vars.color.border,
    '@media': { [media.forcedColors]: { backgroundColor: 'Canvas' } },
  }),
);

export const watched = style(
  inKit({
    display: 'block',
    blockSize: '100%',
    backgroundColor: vars.color.accent,
    '@media': {
      [media.forcedColors]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
    },
  }),
);
