import { inShell } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

/** Tall enough that the footer waits below the fold while a page is short or still coming. */
export const content = style(inShell({ minBlockSize: '70vh', outline: 'none' }));
