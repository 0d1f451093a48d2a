import { brandTheme, inPage, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

brandTheme({ light: { color: { accent: '#00aa55' } } });

export const banner = style(inPage({ color: vars.color.accentText }));
