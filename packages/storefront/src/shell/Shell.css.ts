import { inShell, vars } from '@parde/ui/theme';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { rootElementId } from './support/own-element.ts';

/** Fills the screen below the header, so that the footer is out of view when a late part moves it. */
export const content = style(
  inShell({ minBlockSize: `calc(100vh - ${vars.size.header})`, outline: 'none' }),
);

/**
 * Hides a part that has only partly arrived, because its layout would shift. A following sibling shows that a part is
 * complete. (`:last-child` does not work, because browsers only know it at the end of the parent.) After two seconds
 * the part is shown anyway, because the connection may be broken, and a tree that React had to render again has no
 * following sibling.
 */
const incomplete = keyframes({ 'from, to': { visibility: 'hidden' } });
globalStyle(
  [
    `#${rootElementId}:not(:has(+ *)) > :not(main, :has(+ *))`,
    `.${content}:not(:has(+ *)) > :not(:has(+ *))`,
  ].join(),
  inShell({ animation: `${incomplete} 2s` }),
);

/**
 * Hides the footer while a part of unknown height loads, because it would jump for viewers who scroll quickly.
 * Keyboard users can still reach it. Without script, no part loads.
 */
globalStyle(
  `.${content}:has([data-coming]):not(:has(:focus-visible)) ~ footer:not(:focus-within)`,
  inShell({ '@media': { '(scripting: enabled)': { display: 'none' } } }),
);
