import { style } from '@vanilla-extract/css';
import { inKit, media, vars } from '../../theme/index.ts';

export const head = style(
  inKit({
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'end',
    gap: vars.space.md,
    marginBlockEnd: vars.space.xs,
    fontSize: vars.font.size.sm,
    lineHeight: vars.font.leading.ui,
  }),
);

export const value = style(
  inKit({
    flexShrink: 0,
    color: vars.color.textMuted,
    whiteSpace: 'nowrap',
  }),
);

export const track = style(
  inKit({
    overflow: 'hidden',
    blockSize: 8,
    borderRadius: vars.radius.pill,
    backgroundColor: vars.color.border,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

export const filled = style(
  inKit({
    blockSize: '100%',
    borderRadius: 'inherit',
    backgroundColor: vars.color.accentText,
    transition: `inline-size ${vars.motion.base} ${vars.motion.ease}`,
    '@media': { [media.forcedColors]: { backgroundColor: 'Highlight' } },
  }),
);
