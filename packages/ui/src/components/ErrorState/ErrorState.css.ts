import { style } from '@vanilla-extract/css';
import { inKit, vars } from '../../theme/index.ts';

export const code = style(
  inKit({
    color: vars.color.accentText,
    fontSize: 'clamp(4rem, 3.5rem + 2vw, 5.25rem)',
    lineHeight: 1.1,
    fontWeight: vars.font.weight.heading,
  }),
);

/** A server's error code may be long and have no space. */
export const longCode = style(
  inKit({
    maxInlineSize: '100%',
    color: vars.color.accentText,
    fontSize: vars.font.size.lg,
    fontWeight: vars.font.weight.heading,
    textAlign: 'center',
    overflowWrap: 'anywhere',
  }),
);
