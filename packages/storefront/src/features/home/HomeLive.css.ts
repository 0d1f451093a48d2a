import { inPage } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

export const live = style(inPage({ maxInlineSize: '26rem' }));
