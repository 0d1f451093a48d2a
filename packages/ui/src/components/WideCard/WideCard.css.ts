import { style } from '@vanilla-extract/css';
import { inKit, media, vars } from '../../theme/index.ts';

export const duration = style(
  inKit({
    position: 'absolute',
    insetBlockEnd: vars.space.xs,
    insetInlineEnd: vars.space.xs,
    paddingInline: '0.6em',
    borderRadius: `min(${vars.radius.sm}, 0.5rem)`,
    backgroundColor: vars.color.mediaControl,
    color: vars.color.onMedia,
    fontSize: vars.font.size.xs,
    fontWeight: vars.font.weight.medium,
    lineHeight: 1.8,
  }),
);

export const progress = style(
  inKit({
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    blockSize: 4,
    backgroundColor: vars.color.mediaBorder,
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
