import { style } from '@vanilla-extract/css';
import { inKit, media, vars } from '../../theme/index.ts';

/** An icon in the middle of the picture. */
export const icon = style(
  inKit({
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.size.touch,
    blockSize: vars.size.touch,
    margin: 'auto',
    border: `1px solid ${vars.color.mediaBorder}`,
    borderRadius: '50%',
    backgroundColor: vars.color.mediaControl,
    color: vars.color.onMedia,
    fontSize: '1.375rem',
  }),
);

/** Along the bottom edge of the picture, within its corners. */
export const progress = style(
  inKit({
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    blockSize: '0.3125rem',
    backgroundColor: vars.color.mediaControl,
    '@media': { [media.forcedColors]: { backgroundColor: 'Canvas' } },
  }),
);

export const watched = style(
  inKit({
    display: 'block',
    blockSize: '100%',
    backgroundColor: vars.color.mediaAccent,
    '@media': {
      [media.forcedColors]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
    },
  }),
);
