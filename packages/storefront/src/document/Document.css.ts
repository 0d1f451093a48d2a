import { inShell, vars } from '@parde/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

globalStyle(
  ':root:lang(en)',
  inShell({
    vars: {
      [vars.font.family]:
        '"Vazirmatn Latin", "Vazirmatn", "Vazirmatn Fallback", system-ui, sans-serif',
    },
  }),
);
