import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { inKit, media, vars } from '../../theme/index.ts';

export const badge = style(
  inKit({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.4em',
    maxInlineSize: '100%',
    // A line of a card's facts is as high as a text, and clips.
    maxBlockSize: '100%',
    paddingBlock: '0.15em',
    paddingInline: '0.55em',
    border: '1px solid transparent',
    borderRadius: `min(${vars.radius.sm}, 0.5rem)`,
    fontSize: vars.font.size.xs,
    fontWeight: vars.font.weight.strong,
    lineHeight: 1.7,
    '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
  }),
);

export const tones = styleVariants({
  neutral: inKit({
    backgroundColor: vars.color.raised,
    borderColor: vars.color.border,
    color: vars.color.textMuted,
  }),
  accent: inKit({ backgroundColor: vars.color.accent, color: vars.color.onAccent }),
  soft: inKit({ backgroundColor: vars.color.accentSoft, color: vars.color.accentText }),
  success: inKit({ backgroundColor: vars.color.successSoft, color: vars.color.successText }),
  danger: inKit({ backgroundColor: vars.color.dangerSoft, color: vars.color.dangerText }),
  media: inKit({
    backgroundColor: vars.color.mediaControl,
    borderColor: vars.color.mediaBorder,
    color: vars.color.onMedia,
  }),
  live: inKit({ backgroundColor: vars.color.live, color: vars.color.onLive }),
});

export const label = style(
  inKit({
    minInlineSize: 0,
    paddingBlockStart: '0.08em',
    // On a narrow card, or with the viewer’s own letter spacing, the text wraps and is not cut off. A table column is
    // as wide as its words.
    overflowWrap: 'break-word',
    hyphens: 'auto',
  }),
);

const pulse = keyframes({ '50%': { opacity: 0.3 } });

export const dot = style(
  inKit({
    flexShrink: 0,
    inlineSize: '0.5em',
    blockSize: '0.5em',
    borderRadius: '50%',
    backgroundColor: 'currentcolor',
    '@media': {
      [media.lively]: { animation: `${pulse} 1.8s ease-in-out infinite` },
      [media.forcedColors]: { backgroundColor: 'CanvasText' },
    },
  }),
);
