import { inShell } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

export const menu = style(inShell({ display: 'flex', alignItems: 'center' }));
