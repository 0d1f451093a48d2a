import { globalStyle } from '@vanilla-extract/css';
import { inKit } from './layers.ts';

/**
 * Adds a visually hidden comma for screen readers between the parts of a link's name that are separated only by their
 * position. Otherwise a link's name is announced as one run of words. Unlike a label, this leaves each part its own
 * language. The selector must end in a pseudo-element.
 */
export function spokenComma(selector: string): void {
  globalStyle(
    selector,
    inKit({ content: '"، "', position: 'absolute', clipPath: 'inset(50%)', whiteSpace: 'pre' }),
  );
  globalStyle(`:lang(en) ${selector}`, inKit({ content: '", "' }));
}
