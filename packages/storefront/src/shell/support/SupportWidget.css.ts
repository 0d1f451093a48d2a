import { inShell } from '@parde/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

const chat = '[data-support-chat]';

globalStyle(
  // Whoever is writing in it keeps it while the page scrolls.
  `:root:not([data-support]) ${chat}, :root[data-support='scrolling'] ${chat}:not(:focus, :focus-within)`,
  inShell({ display: 'none !important' }),
);
