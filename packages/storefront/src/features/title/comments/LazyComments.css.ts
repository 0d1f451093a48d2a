import { inPage, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

/** They are read, not looked at: no line is longer than a book's. */
export const comments = style(inPage({ minBlockSize: '20rem', maxInlineSize: vars.size.text }));
