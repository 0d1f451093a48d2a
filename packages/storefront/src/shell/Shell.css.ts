import { inShell } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

/** Keeps the footer below the fold while a page loads. */
export const content = style(inShell({ minBlockSize: '70vh', outline: 'none' }));
