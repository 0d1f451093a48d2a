import { inPage, media, transitionName, vars } from '@parde/ui/theme';
import { keyframes, style } from '@vanilla-extract/css';

const appear = keyframes({ from: { opacity: 0 } });

/** The title's page stays visible until the player has rendered its still. */
export const dialog = style(
  inPage({
    position: 'fixed',
    inset: 0,
    inlineSize: '100vw',
    maxInlineSize: '100vw',
    blockSize: '100dvh',
    maxBlockSize: '100dvh',
    margin: 0,
    padding: 0,
    border: 0,
    overflow: 'hidden',
    backgroundColor: vars.color.media,
    color: vars.color.onMedia,
    ':focus-visible': { outline: 'none' },
    selectors: {
      ...transitionName('player'),
      '&:not(:has(section))': { opacity: 0 },
      '&:has(section)': {
        '@media': { [media.lively]: { animation: `${appear} ${vars.motion.base}` } },
      },
    },
  }),
);

/** The element of the player, and the element that a page reserves for it. */
export const node = style(
  inPage({ inlineSize: '100%', blockSize: '100%', borderRadius: 'inherit' }),
);
