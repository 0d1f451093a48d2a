import { inShell } from '@parde/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

const chat = '[data-support-chat]';

globalStyle(
  // The chat stays visible while the viewer types in it.
  `:root:not([data-support]) ${chat}, :root[data-support='scrolling'] ${chat}:not(:focus, :focus-within)`,
  inShell({ display: 'none !important' }),
);
