import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const workspace = fileURLToPath(new URL('../../../../', import.meta.url));

/** Lists the modules of each chunk, for tests that limit the modules a page may load. */
export function chunkContents(): Plugin {
  return {
    name: 'parde:chunk-contents',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const contents = Object.values(bundle).flatMap((output) =>
        output.type === 'chunk' ? [[output.fileName, shipped(output.modules)]] : [],
      );
      this.emitFile({
        type: 'asset',
        // The file is not served, because the server hides dotfiles.
        fileName: '.vite/chunks.json',
        source: JSON.stringify(Object.fromEntries(contents)),
      });
    },
  };
}

function shipped(modules: Readonly<Record<string, { readonly renderedLength: number }>>) {
  return Object.entries(modules)
    .filter(([, { renderedLength }]) => renderedLength > 0)
    .map(([id]) => relative(workspace, id.replace(/[\0?].*/, '')))
    .filter((path) => path !== '');
}
