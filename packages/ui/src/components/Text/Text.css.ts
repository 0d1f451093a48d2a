import { style, styleVariants } from '@vanilla-extract/css';
import { lineClamp } from '../../internal/line-clamp.ts';
import { inKit, vars } from '../../theme/index.ts';

export const sizes = styleVariants({
  xs: inKit({ fontSize: vars.font.size.xs }),
  sm: inKit({ fontSize: vars.font.size.sm }),
  md: inKit({ fontSize: vars.font.size.md }),
  lg: inKit({ fontSize: vars.font.size.lg }),
  xl: inKit({ fontSize: vars.font.size.xl }),
});

export const leadings = styleVariants({
  ui: inKit({ lineHeight: vars.font.leading.ui }),
  body: inKit({ lineHeight: vars.font.leading.body }),
});

export const tones = styleVariants({
  default: inKit({ color: vars.color.text }),
  muted: inKit({ color: vars.color.textMuted }),
  accent: inKit({ color: vars.color.accentText }),
  danger: inKit({ color: vars.color.dangerText }),
  success: inKit({ color: vars.color.successText }),
  onMedia: inKit({ color: vars.color.onMedia }),
  onMediaMuted: inKit({ color: vars.color.onMediaMuted }),
  inherit: inKit({ color: 'inherit' }),
});

export const weights = styleVariants({
  regular: inKit({ fontWeight: vars.font.weight.regular }),
  medium: inKit({ fontWeight: vars.font.weight.medium }),
  strong: inKit({ fontWeight: vars.font.weight.strong }),
});

export const measure = style(inKit({ maxInlineSize: vars.size.text }));

export const tabular = style(inKit({ fontVariantNumeric: 'tabular-nums' }));

export const lines = styleVariants({
  1: inKit(lineClamp(1)),
  2: inKit(lineClamp(2)),
  3: inKit(lineClamp(3)),
  4: inKit(lineClamp(4)),
});

export const alignments = styleVariants({
  start: inKit({ textAlign: 'start' }),
  center: inKit({ textAlign: 'center' }),
  end: inKit({ textAlign: 'end' }),
});
