import { inKit, media, vars } from '@parde/ui/theme';
import { fallbackVar, style } from '@vanilla-extract/css';
import { controlPointerEvents } from '../pointer-events.css.ts';

export const shareName: string = '--player-share';
export const widthName: string = '--player-width';

/** A 44-pixel touch target around a thin track. */
export const bar = style(
  inKit({
    position: 'relative',
    blockSize: '2.75rem',
    marginBlockEnd: '-0.6rem',
    marginInline: vars.space.xs,
    cursor: 'pointer',
    touchAction: 'none',
    userSelect: 'none',
    pointerEvents: fallbackVar(controlPointerEvents, 'auto'),
    ':focus-visible': {
      outline: `2px solid ${vars.color.onMedia}`,
      outlineOffset: -6,
      borderRadius: vars.radius.pill,
    },
  }),
);

export const track = style(
  inKit({
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: 'calc(50% - 2px)',
    blockSize: 4,
    overflow: 'hidden',
    borderRadius: vars.radius.pill,
    backgroundColor: '#ffffff38',
    transition: `transform ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      [`${bar}:is(:hover, [data-dragged], :focus-visible) &`]: { transform: 'scaleY(1.75)' },
    },
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

const part = { position: 'absolute', insetBlock: 0 } as const;

export const buffered = style(inKit({ ...part, backgroundColor: '#ffffff52' }));
export const hovered = style(inKit({ ...part, insetInlineStart: 0, backgroundColor: '#ffffff52' }));
export const played = style(
  inKit({
    ...part,
    insetInlineStart: 0,
    backgroundColor: vars.color.mediaAccent,
    '@media': { [media.forcedColors]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
  }),
);
export const gap = style(
  inKit({ ...part, inlineSize: 3, marginInlineStart: -1.5, backgroundColor: vars.color.media }),
);

export const thumb = style(
  inKit({
    position: 'absolute',
    insetBlockStart: 'calc(50% - 8px)',
    marginInlineStart: -8,
    inlineSize: 16,
    blockSize: 16,
    borderRadius: '50%',
    backgroundColor: vars.color.mediaAccent,
    boxShadow: '0 1px 4px #0008',
    transition: `transform ${vars.motion.fast} ${vars.motion.ease}`,
    '@media': {
      [media.hover]: {
        selectors: {
          [`${bar}:not(:hover, [data-dragged], :focus-visible) &`]: { transform: 'scale(0.7)' },
        },
      },
      [media.forcedColors]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
    },
  }),
);

/** Centred over its time, but within the edges. */
export const preview = style(
  inKit({
    position: 'absolute',
    insetBlockEnd: '2.4rem',
    insetInlineStart: `clamp(0px, calc(100% * var(${shareName}) - var(${widthName}) / 2), calc(100% - var(${widthName})))`,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    inlineSize: `var(${widthName})`,
    fontSize: vars.font.size.sm,
    fontWeight: vars.font.weight.strong,
    textAlign: 'center',
    textShadow: '0 1px 3px #000, 0 0 6px #000',
    pointerEvents: 'none',
  }),
);

export const thumbnail = style(
  inKit({
    marginBlockEnd: vars.space.xxs,
    border: '2px solid #fff',
    borderRadius: vars.radius.sm,
    boxSizing: 'content-box',
    backgroundRepeat: 'no-repeat',
    boxShadow: vars.elevation.floating,
  }),
);

export const chapter = style(inKit({ maxInlineSize: '14rem', whiteSpace: 'nowrap' }));
