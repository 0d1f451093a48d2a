import { inPage, media, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

export const bar = style(
  inPage({
    overflow: 'hidden',
    blockSize: 4,
    borderRadius: vars.radius.pill,
    backgroundColor: vars.color.mediaBorder,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

export const fill = style(
  inPage({
    blockSize: '100%',
    borderRadius: vars.radius.pill,
    backgroundColor: vars.color.mediaAccent,
    '@media': { [media.forcedColors]: { backgroundColor: 'Highlight' } },
  }),
);
