import { inShell, vars } from '@parde/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { ownElementId } from './support/own-element.ts';

/** Fills the screen below the header: the footer is not in sight when a part that comes later moves it. */
export const content = style(
  inShell({ minBlockSize: `calc(100vh - ${vars.size.header})`, outline: 'none' }),
);

/**
 * A part that is painted half arrived moves when the rest of it comes. What follows a part says that it is whole. (Not
 * `:last-child`, which browsers know only at the end of the parent.)
 */
globalStyle(
  [
    `#${ownElementId}:not(:has(+ *)) > :not(main, :has(+ *))`,
    `.${content}:not(:has(+ *)) > :not(:has(+ *))`,
  ].join(),
  inShell({ visibility: 'hidden' }),
);

/**
 * While a part is coming of which nobody knows the height. Who scrolls faster than it arrives would see the footer jump.
 * Without script, nothing comes.
 */
globalStyle(
  `.${content}:has([data-coming]) ~ footer`,
  inShell({ '@media': { '(scripting: enabled)': { display: 'none' } } }),
);
