import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';

/**
 * vanilla-extract's modules import their stylesheets by absolute paths, which count towards the sizes of the modules.
 * Two chunks near a threshold would then merge in one folder, but not in another. This plugin makes the paths
 * relative.
 */
export function relativeStyles(): Plugin {
  return {
    name: 'parde:relative-styles',
    apply: 'build',
    transform: {
      filter: { id: /\.css\.ts$/ },
      handler: (code, id) => ({
        code: code.replaceAll(
          /^import ['"](.+\.vanilla\.css)['"]/gm,
          (_, path: string) => `import ${JSON.stringify(`./${relative(dirname(id), path)}`)}`,
        ),
        map: null,
      }),
    },
    resolveId: {
      order: 'pre',
      filter: { id: /^\.\/.+\.vanilla\.css$/ },
      handler: (path, importer = '') => join(dirname(importer), path),
    },
  };
}
