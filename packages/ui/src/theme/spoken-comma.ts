import { globalStyle } from '@vanilla-extract/css';
import { inKit } from './layers.ts';

/**
 * A link's name is heard as one run of words. Where its parts stand apart only by their place, this puts a comma between
 * them that is heard and not seen. Unlike a label, it leaves each part its own language. The selector ends in a pseudo-element.
 */
export function heardComma(selector: string): void {
  globalStyle(
    selector,
    inKit({ content: '"، "', position: 'absolute', clipPath: 'inset(50%)', whiteSpace: 'pre' }),
  );
  globalStyle(`:lang(en) ${selector}`, inKit({ content: '", "' }));
}
