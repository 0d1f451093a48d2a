import { vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 26rem), 1fr))',
  alignItems: 'start',
  gap: vars.space.xl,
  padding: `min(${vars.space.lg}, 4vw)`,
});

export const code = style({
  inlineSize: '100%',
  padding: vars.space.md,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  fontFamily: 'ui-monospace, monospace',
  fontSize: '0.875rem',
  lineHeight: 1.6,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  // The height fits wrapped lines. In browsers without this property, the rows set the height.
  fieldSizing: 'content',
  minBlockSize: '8rem',
  maxBlockSize: '42rem',
  resize: 'vertical',
  // Persian words within code must not reorder the code around them.
  unicodeBidi: 'plaintext',
});
