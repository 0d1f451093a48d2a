import { style } from '@vanilla-extract/css';
import { inKit, media, vars } from '../../theme/index.ts';

export const state = style(
  inKit({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space.md,
    maxInlineSize: '34rem',
    marginInline: 'auto',
    paddingInline: vars.space.gutter,
    paddingBlock: vars.space.xxl,
    textAlign: 'center',
    textWrap: 'balance',
  }),
);

export const drawing = style(
  inKit({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '6rem',
    blockSize: '6rem',
    borderRadius: '50%',
    backgroundColor: vars.color.accentSoft,
    color: vars.color.accentText,
    fontSize: '2.5rem',
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

export const actions = style(
  inKit({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: vars.space.sm,
    paddingBlockStart: vars.space.xs,
  }),
);
