import { inPage, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

/** Line length for reading. */
export const comments = style(inPage({ minBlockSize: '20rem', maxInlineSize: vars.size.text }));
