import { style } from '@vanilla-extract/css';
import { inKit, media, vars } from '../theme/index.ts';

/** On pictures the page is dark in both modes, so the accent there is the one of the dark. */
export const mediaAccents = {
  [vars.color.accent]: vars.color.mediaAccent,
  [vars.color.accentHover]: vars.color.mediaAccentHover,
  [vars.color.onAccent]: vars.color.onMediaAccent,
  [vars.color.accentText]: vars.color.accentOnMedia,
  [vars.color.focus]: vars.color.onMedia,
};

/** A picture from edge to edge that words stand on. */
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
    // By day the picture is a sheet that lies on paper; by night it dissolves, and no corner shows.
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

const fromBelow = mask(
  'linear-gradient(to top, #000 0%, #000000eb 22%, #000000c4 45%, #00000085 64%, #0000002e 84%, transparent 100%)',
);
const fromBelowShort = mask(
  'linear-gradient(to top, #000 0%, #000000b8 16%, #00000059 34%, #0000001a 52%, transparent 66%)',
);
const fromStart = mask(
  `linear-gradient(${vars.direction.towardEnd}, #000000e6 0%, #000000d1 22%, #00000099 38%, #00000052 53%, #0000001a 66%, transparent 80%)`,
);

/**
 * The darkness that keeps words readable on any picture, even a white one: from below, and on wide
 * screens from the start of the lines. Many stops, because two make a visible edge.
 */
export const scrim = style(
  inKit({
    position: 'absolute',
    inset: 0,
    zIndex: 1,
    pointerEvents: 'none',
    backgroundImage: `linear-gradient(to bottom, ${vars.color.media} -10%, transparent 24%)`,
    '::before': {
      content: '""',
      position: 'absolute',
      inset: 0,
      backgroundColor: vars.color.media,
      ...fromBelow,
    },
    '@media': {
      [media.tablet]: {
        '::before': fromBelowShort,
        '::after': {
          content: '""',
          position: 'absolute',
          inset: 0,
          backgroundColor: vars.color.media,
          ...fromStart,
        },
      },
      // Chosen colours and a picture do not go together: the picture becomes a faint ground.
      [media.forcedColors]: {
        backgroundColor: 'Canvas',
        backgroundImage: 'none',
        opacity: 0.9,
        '::before': { content: 'none' },
        '::after': { content: 'none' },
      },
    },
  }),
);
