import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { cell, lift } from '../../internal/card.css.ts';
import { inKit, media, mediaAccents, vars } from '../../theme/index.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const overlay = style(
  inKit({
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: 0,
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'flex-end',
    gap: vars.space.xs,
    overflow: 'hidden',
    padding: vars.space.sm,
    borderRadius: vars.radius.poster,
    // Dense under the words, on whatever picture, and clear above them.
    backgroundImage: `linear-gradient(to top, ${vars.color.media} 55%, transparent)`,
    color: vars.color.onMedia,
    vars: mediaAccents,
    fontSize: vars.font.size.sm,
    lineHeight: vars.font.leading.ui,
    // A press beside its buttons, and a pull of the shelf, are the card’s.
    pointerEvents: 'none',
    '@media': {
      [media.lively]: {
        animation: `${appear} ${vars.motion.base} ${vars.motion.ease}`,
        selectors: { [`${cell}:hover > &`]: { transform: lift } },
      },
      [media.forcedColors]: { border: '1px solid CanvasText', backgroundColor: 'Canvas' },
    },
  }),
);

export const shapes = styleVariants({
  poster: inKit({ aspectRatio: '2 / 3' }),
  wide: inKit({ aspectRatio: '16 / 9' }),
});

export const words = style(
  inKit({ display: 'flex', flexDirection: 'column', gap: vars.space.xxs, minBlockSize: 0 }),
);

export const actions = style(
  inKit({ display: 'flex', alignItems: 'center', gap: vars.space.xs, pointerEvents: 'auto' }),
);

/** The way to watch takes the room that the others leave. */
globalStyle(`.${actions} > a`, inKit({ flex: 1 }));
