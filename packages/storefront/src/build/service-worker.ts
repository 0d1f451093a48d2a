import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Plugin } from 'vite';
import { bundleScript } from './early-script.ts';
import { packageFile } from './own-file.ts';
import { relativeStyles } from './relative-styles.ts';
import { importStylesheets } from './sheets-beside.ts';

const virtualModule = 'virtual:service-worker';

/** Provides `virtual:service-worker`. `nameOf` returns the class names of the brand's build. */
export function serviceWorker(nameOf: Identifiers): Plugin {
  let isBuild = false;
  return {
    name: 'parde:service-worker',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === virtualModule ? `\0${virtualModule}` : undefined),
    async load(id) {
      if (id !== `\0${virtualModule}`) return undefined;
      const parts = {
        worker: await bundleScript('document/service-worker.ts'),
        removal: await bundleScript('document/service-worker-removal.ts'),
        offlineScript: await bundleScript('document/offline-script.ts'),
        // Development has no offline page.
        offlineStyles: isBuild ? await stylesOfPage(nameOf) : '',
      };
      return Object.entries(parts)
        .map(([name, text]) => `export const ${name} = ${JSON.stringify(text)};`)
        .join('\n');
    },
  };
}

type Identifiers = Extract<
  NonNullable<Parameters<typeof vanillaExtractPlugin>[0]>['identifiers'],
  (...args: never) => unknown
>;

/** Builds the offline page's stylesheet, a fifth of the shell's, because every device stores it. */
async function stylesOfPage(nameOf: Identifiers): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [importStylesheets(), vanillaExtractPlugin({ identifiers: nameOf }), relativeStyles()],
    build: {
      write: false,
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      rollupOptions: {
        input: [
          packageFile('document/OfflinePage.tsx'),
          // The build runs in the brand's folder.
          join(process.cwd(), 'theme.css.ts'),
        ],
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const sheets = [built]
    .flat()
    .flatMap((each) => ('output' in each ? each.output : []))
    .filter(({ fileName }) => fileName.endsWith('.css'));
  const [sheet] = sheets;
  if (sheets.length !== 1 || sheet?.type !== 'asset') {
    throw new Error('The styles of the offline page were not built.');
  }
  return sheet.source.toString().trim();
}
