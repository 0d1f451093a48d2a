import { inPage } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

export const comments = style(inPage({ minBlockSize: '24rem' }));
