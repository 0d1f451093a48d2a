import { inPage, media, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';
import { corner } from './KidsSurface.css.ts';

export const page = style(
  inPage({
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    gridTemplateColumns: 'minmax(0, 1fr)',
    blockSize: '100dvh',
  }),
);

export const top = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.md,
    paddingInline: vars.space.md,
    paddingBlock: vars.space.sm,
    '@media': { '(max-height: 30rem)': { paddingBlock: vars.space.xxs } },
  }),
);

export const stage = style(
  inPage({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'minmax(0, 1fr)',
    minBlockSize: 0,
    overflow: 'auto',
    // A frame in the colours of the page, if the window is not low.
    '@media': {
      '(min-height: 30.01rem)': {
        marginInline: vars.space.md,
        marginBlockEnd: vars.space.md,
        borderRadius: corner,
      },
      // On an upright phone, a player as high as the window would be mostly black.
      '(min-height: 30.01rem) and (orientation: portrait)': {
        selectors: { '&:has(video)': { alignSelf: 'center', aspectRatio: '1' } },
      },
    },
  }),
);

/** Behind the text of a page without JavaScript. */
export const poster = style(
  inPage({
    position: 'absolute',
    inset: 0,
    opacity: 0.2,
    '@media': { [media.forcedColors]: { display: 'none' } },
  }),
);

export const still = style(inPage({ position: 'relative', display: 'grid' }));
