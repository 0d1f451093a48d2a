import { style, styleVariants } from '@vanilla-extract/css';
import { inKit, media, vars } from '../../theme/index.ts';

export const meter = style(inKit({ lineHeight: vars.font.leading.ui }));

/** The value wraps below a long label. */
export const head = style(
  inKit({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    columnGap: vars.space.md,
    marginBlockEnd: vars.space.xs,
    fontSize: vars.font.size.sm,
    overflowWrap: 'anywhere',
  }),
);

export const value = style(inKit({ color: vars.color.textMuted }));

export const track = style(
  inKit({
    display: 'flex',
    gap: 2,
    overflow: 'hidden',
    blockSize: '0.625rem',
    borderRadius: vars.radius.pill,
    backgroundColor: vars.color.border,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

const part = (backgroundColor: string, forced: string) =>
  inKit({
    flexShrink: 0,
    // A small part is visible, too.
    minInlineSize: 4,
    backgroundColor,
    transition: `inline-size ${vars.motion.base} ${vars.motion.ease}`,
    '@media': { [media.forcedColors]: { backgroundColor: forced } },
  });

export const parts = styleVariants({
  accent: part(vars.color.accentText, 'Highlight'),
  danger: part(vars.color.dangerText, 'Highlight'),
  other: part(vars.color.textMuted, 'GrayText'),
});
