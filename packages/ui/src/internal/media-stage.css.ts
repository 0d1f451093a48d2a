import { createVar, style } from '@vanilla-extract/css';
import { inKit, media, mediaAccents, vars } from '../theme/index.ts';

/** A picture from edge to edge with text over it. */
export const stage = style(
  inKit({
    position: 'relative',
    isolation: 'isolate',
    overflow: 'hidden',
    backgroundColor: vars.color.media,
    color: vars.color.onMedia,
    vars: {
      ...mediaAccents,
      [vars.color.raised]: vars.color.media,
      [vars.color.accentSoft]: vars.color.mediaControl,
    },
    // In light mode the picture has rounded corners; in dark mode it fades out.
    borderEndStartRadius: vars.radius.lg,
    borderEndEndRadius: vars.radius.lg,
    '::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      zIndex: 1,
      blockSize: '22%',
      pointerEvents: 'none',
      backgroundImage: `linear-gradient(to top, ${vars.color.heroEdge} ${vars.radius.lg}, transparent)`,
    },
    '@media': { [media.forcedColors]: { borderBlockEnd: '1px solid CanvasText' } },
  }),
);

const mask = (image: string) => ({ maskImage: image, WebkitMaskImage: image });

/** The inline end of the text column. Set on the picture's parent. */
export const textEnd = createVar();

/** The distance of the text from the top of its box. Set on that box. */
export const textStart = createVar();

const from = (length: string, share: number) => `calc(${length} * ${share})`;

const beyond = (length: string) => `calc(${textEnd} + ${length})`;

/** Inline gradient: dark under the text, regardless of the screen's width, then clear. */
const fromStart = mask(
  `linear-gradient(${vars.direction.towardEnd}, #000000e6 0, #000000d6 ${from(textEnd, 0.5)}, #000000b8 ${from(textEnd, 0.8)}, #00000099 ${textEnd}, #00000057 ${beyond('7rem')}, #0000001f ${beyond('14rem')}, transparent ${beyond('24rem')})`,
);

const fromBelow = mask(
  'linear-gradient(to top, #000 0%, #000000b8 16%, #00000059 34%, #0000001a 52%, transparent 66%)',
);

/** Block gradient: starts above the first line, so that short texts leave more of the picture clear. */
const fromText = mask(
  `linear-gradient(to bottom, transparent 0, #0000000f ${from(textStart, 0.35)}, #00000047 ${from(textStart, 0.65)}, #0000007a ${from(textStart, 0.85)}, #000000b0 ${textStart}, #000000e0 calc(${textStart} + 3.5rem), #000000f2 calc(${textStart} + 8rem), #000 100%)`,
);

const layer = {
  content: '""',
  position: 'absolute',
  inset: 0,
  backgroundColor: vars.color.media,
} as const;

/**
 * Keeps text readable on any picture: on wide screens from below and from the inline start. It has many stops,
 * because two would show an edge. `underText` is the second gradient; a header has its own.
 */
export const scrim = style(
  inKit({
    position: 'absolute',
    inset: 0,
    zIndex: 1,
    pointerEvents: 'none',
    '@media': {
      [media.laptop]: {
        '::before': { ...layer, ...fromBelow },
        '::after': { ...layer, ...fromStart },
      },
      // In forced colours the picture becomes a faint background.
      [media.forcedColors]: {
        backgroundColor: 'Canvas',
        opacity: 0.9,
        '::before': { content: 'none' },
        '::after': { content: 'none' },
      },
    },
  }),
);

/** The text box at full width, with a separate gradient. */
export const underText = style(
  inKit({
    position: 'relative',
    zIndex: 2,
    inlineSize: '100%',
    '::before': { ...layer, zIndex: -1, pointerEvents: 'none', ...fromText },
    '@media': {
      [media.laptop]: { '::before': { content: 'none' } },
      [media.forcedColors]: { '::before': { content: 'none' } },
    },
  }),
);
