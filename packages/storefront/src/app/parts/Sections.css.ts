import { inShell, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';
import { oneColumn } from './shared-styles.ts';

export const sections = style(
  inShell({ ...oneColumn, gap: vars.space.section, paddingBlock: vars.space.section }),
);
