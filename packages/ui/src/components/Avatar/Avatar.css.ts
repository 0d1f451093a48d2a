import { style, styleVariants } from '@vanilla-extract/css';
import { inKit, media, vars } from '../../theme/index.ts';

export const avatar = style(
  inKit({
    position: 'relative',
    flexShrink: 0,
    display: 'inline-grid',
    placeItems: 'center',
    overflow: 'hidden',
    borderRadius: '50%',
    backgroundColor: vars.color.accentSoft,
    color: vars.color.accentText,
    fontWeight: vars.font.weight.strong,
    lineHeight: 1,
    // A border for pale faces on a pale page.
    '::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      borderRadius: 'inherit',
      boxShadow: `inset 0 0 0 1px ${vars.color.border}`,
    },
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

const square = (side: string, fontSize: string) =>
  inKit({ inlineSize: side, blockSize: side, fontSize });

export const sizes = styleVariants({
  sm: square('2rem', vars.font.size.sm),
  md: square('2.75rem', vars.font.size.lg),
  lg: square('5rem', vars.font.size.xxl),
});

export const letter = style(inKit({ paddingBlockStart: '0.12em' }));
