import { inPage, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';
import { oneColumn } from '../../app/parts/shapes.ts';

export const page = style(inPage({ ...oneColumn, gap: vars.space.lg }));
