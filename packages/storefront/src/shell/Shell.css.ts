import { inShell, vars } from '@parde/ui/theme';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { ownElementId } from './support/own-element.ts';

/** Fills the screen below the header: the footer is not in sight when a part that comes later moves it. */
export const content = style(
  inShell({ minBlockSize: `calc(100vh - ${vars.size.header})`, outline: 'none' }),
);

/**
 * A part that is painted half arrived moves when the rest of it comes. What follows a part says that it is whole. (Not
 * `:last-child`, which browsers know only at the end of the parent.) After two seconds what is there shows: the line may
 * be broken, and a tree that React had to draw anew has nothing behind it.
 */
const incomplete = keyframes({ 'from, to': { visibility: 'hidden' } });
globalStyle(
  [
    `#${ownElementId}:not(:has(+ *)) > :not(main, :has(+ *))`,
    `.${content}:not(:has(+ *)) > :not(:has(+ *))`,
  ].join(),
  inShell({ animation: `${incomplete} 2s` }),
);

/**
 * While a part is coming of which nobody knows the height. Who scrolls faster than it arrives would see the footer jump.
 * The keyboard reaches it all the same. Without script, nothing comes.
 */
globalStyle(
  `.${content}:has([data-coming]):not(:has(:focus-visible)) ~ footer:not(:focus-within)`,
  inShell({ '@media': { '(scripting: enabled)': { display: 'none' } } }),
);
