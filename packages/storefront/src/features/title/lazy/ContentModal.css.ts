import { inPage, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

export const actions = style(inPage({ display: 'grid', gap: vars.space.sm }));
