import { existsSync } from 'node:fs';
import type { Plugin } from 'vite';
import { isPardeModule } from './own-file.ts';

/**
 * Imports the stylesheets of published packages: `Button.styles.js` contains only class names, and
 * `Button.styles.css` next to it contains the rules. They come after those of the modules that it imports, as in a
 * build from the sources, because they override them. The development server adds a version to the addresses of
 * packages: `Button.styles.js?v=1a2b3c4d`.
 */
export function importStylesheets(): Plugin {
  return {
    name: 'parde:sheets-beside',
    transform: {
      filter: { id: /\.styles\.js(?:$|\?)/ },
      handler(code, id) {
        const sheet = id.replace(/\.js(?:\?.*)?$/, '.css');
        if (!isPardeModule(id) || !existsSync(sheet)) return undefined;
        return { code: `${code}\nimport ${JSON.stringify(sheet)};\n`, map: null };
      },
    },
  };
}
