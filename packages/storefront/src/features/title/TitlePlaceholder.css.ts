import { inPage, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

/** As high as the content that replaces it. */
export const rest = style(
  inPage({ display: 'grid', gap: vars.space.sm, flex: '1 0 100%', minInlineSize: 0 }),
);

export const tools = style(inPage({ minBlockSize: '4.5rem' }));
