import { inPage, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style(
  inPage({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.lg }),
);
