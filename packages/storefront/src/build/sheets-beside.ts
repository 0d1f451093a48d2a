import { existsSync } from 'node:fs';
import type { Plugin } from 'vite';
import { isOurs } from './own-file.ts';

/** Published, `Button.styles.js` has the names of the classes, and `Button.styles.css` beside it what they look like. */
export function sheetsBeside(): Plugin {
  return {
    name: 'parde:sheets-beside',
    transform: {
      filter: { id: /\.styles\.js$/ },
      handler(code, id) {
        const sheet = id.replace(/\.js$/, '.css');
        if (!isOurs(id) || !existsSync(sheet)) return undefined;
        return { code: `import ${JSON.stringify(sheet)};\n${code}`, map: null };
      },
    },
  };
}
