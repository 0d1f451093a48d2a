import type { Rolldown } from 'vite';
import { isPardeModule, pageFile } from './own-file.ts';

/**
 * The bundler's `$initial` tag marks all modules that these entries import statically. Home is an entry, although
 * the client loads it on demand: without this rule, the most visited page has 28 files more and 25 KB more.
 */
export const clientInput = { client: './client.ts', home: pageFile('home') };

/**
 * Splits the scripts into few files, because on a slow network a request costs more than the bytes that it saves. The
 * rules name no page except home, so a new page needs no rule.
 */
export const clientOutput: Rolldown.OutputOptions = {
  // Every page carries the names of all scripts and stylesheets, so use the shortest hash that the bundler accepts
  // for so many files.
  entryFileNames: 'assets/[name]-[hash:7].js',
  // Rolldown names split groups by all their entries, joined by ~.
  chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, '')}-[hash:7].js`,
  assetFileNames: ({ names: [name = '[name]'] }) =>
    // The server's build also names files such as fonts. These get the hash of the usual length.
    `assets/${name.replace(/(?:~.*|\.[^.]+)$/, '')}-[hash${name.endsWith('.css') ? ':4' : ''}][extname]`,
  codeSplitting: {
    groups: [
      // Libraries change with their releases, and the storefront changes with its own.
      { name: 'platform', test: isLibrary, tags: ['$initial'], priority: 4 },
      // The shell, and the parts of home that other pages also need.
      { name: 'frame', test: isFrame, tags: ['$initial'], priority: 3 },
      // Small parts of many pages and modals: one file for those of titles, and one for the others.
      {
        name: smallPart,
        debugName: 'common',
        maxModuleSize: 2000,
        minShareCount: 10,
        priority: 2,
      },
      // Other parts of several pages and modals, in one file for each set of pages and modals that share them. Larger
      // merged files would contain parts that a page does not need, with everything that these parts import.
      {
        name: 'shared',
        test: isPart,
        minShareCount: 2,
        entriesAware: true,
        entriesAwareMergeThreshold: 400,
        priority: 1,
      },
    ],
  },
};

/**
 * Home's own feature and the slider stay in home's chunk. The brand's entry stays out too: it waits for the page, whose
 * chunk waits for the frame.
 */
function isFrame(id: string): boolean {
  return isPardeModule(id) && isPart(id) && !/\/(?:features\/home|HeroSlider)\//.test(id);
}

/** A page that another page also renders stays in its own chunk. */
function isPart(id: string): boolean {
  return !/\/storefront\/(?:src|dist)\/pages\//.test(id);
}

/** Rules of the domain package and parts of a feature stay with their users: most pages need few of them. */
function smallPart(id: string): string | null {
  if (!isPart(id) || /\/(?:domain\/(?:src|dist)|storefront\/(?:src|dist)\/features)\//.test(id))
    return null;
  return /\/storefront\/(?:src|dist)\/titles\//.test(id) ? 'titles' : 'common';
}

function isLibrary(id: string): boolean {
  return id.includes('/node_modules/') && !isPardeModule(id);
}
