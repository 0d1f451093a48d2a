import { inPage, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';
import { oneColumn } from '../../app/parts/shared-styles.ts';

export const rows = style(inPage({ ...oneColumn, gap: vars.space.section }));
