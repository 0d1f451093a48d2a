import type { Plugin, Rolldown } from 'vite';
import { modulesOf } from './modules-of.ts';
import { isOurs } from './own-file.ts';

/** The frame of every page, and small parts of many: as chunks of their own they would be a request on each. */
const frameEntries = [
  'entry/client.tsx',
  'app/hooks/use-search.ts',
  'app/page/JsonLd.tsx',
  'app/parts/ServerText.tsx',
  'app/url.ts',
];
/** The page that most viewers open first, with the shelf that a viewer who has begun something has there. */
const homeEntries = [...frameEntries, 'pages/home.tsx', 'features/home/ContinueWatching.tsx'];
/** The page that most viewers open next, like those of the other titles. */
const filmEntries = ['pages/movie.tsx'];
/** A page like the other lists. */
const listEntries = ['pages/cinema.tsx'];
/** Pages of neither kind. Together they use what any such page has of both. */
const otherEntries = [
  'pages/app.tsx',
  'pages/callback.tsx',
  'pages/genres.tsx',
  'pages/live.tsx',
  'pages/login.tsx',
  'pages/my-lists.tsx',
  'pages/series-download.tsx',
];

/** Those that need least of a film's page: amounts and links. */
const fewPartsEntries = ['pages/plans.tsx', 'pages/referral.tsx'];
/** What of a title may be watched and bought, which the pages of its files need, too. */
const offerEntries = [
  'titles/use-title-offer.ts',
  'titles/offline/may-save-title.ts',
  'titles/offline/SaveButton.tsx',
];
/** Pages that need a title's dates and amounts, and none of its offers. */
const withoutOfferEntries = [
  ...otherEntries.filter((entry) => entry !== 'pages/series-download.tsx'),
  ...fewPartsEntries,
];

interface ModuleSets {
  /** What every page needs, libraries included. */
  readonly frame: ReadonlySet<string>;
  /** `frame`, and what home needs. */
  readonly firstVisit: ReadonlySet<string>;
  /** What a film's page needs. */
  readonly nextPage: ReadonlySet<string>;
  /** What a list of titles needs. */
  readonly listPage: ReadonlySet<string>;
  /** What pages of neither kind need. */
  readonly otherPages: ReadonlySet<string>;
  /** The few of these that the smallest pages need. */
  readonly fewParts: ReadonlySet<string>;
  /** What only those need that know the offers of a title. */
  readonly offers: ReadonlySet<string>;
  /** What kids' pages of pictures need. */
  readonly kidsList: ReadonlySet<string>;
  /** What the page needs on which they watch. */
  readonly kidsPlayer: ReadonlySet<string>;
}

/**
 * Few chunks: on a slow network a request costs more than the bytes that it saves. Libraries are one chunk, and our frame
 * with what home shares with a film's page is another. Code that home does not use stays out of them, so a new screen
 * adds nothing to home.
 */
function clientOutput({
  frame,
  firstVisit,
  nextPage,
  listPage,
  otherPages,
  fewParts,
  offers,
  kidsList,
  kidsPlayer,
}: ModuleSets): Rolldown.OutputOptions {
  return {
    // Every page carries the names of all scripts and sheets: the shortest hash that the bundler takes for so many.
    entryFileNames: 'assets/[name]-[hash:7].js',
    // Rolldown names split groups by all their entries, joined by ~.
    chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, '')}-[hash:7].js`,
    assetFileNames: ({ names: [name = '[name]'] }) =>
      // The server's build names files such as fonts, too: with the usual hash.
      `assets/${name.replace(/(?:~.*|\.[^.]+)$/, '')}-[hash${name.endsWith('.css') ? ':4' : ''}][extname]`,
    codeSplitting: {
      groups: [
        {
          name: 'platform',
          test: (id) => isLibrary(id) && firstVisit.has(sourceOf(id)),
          priority: 6,
        },
        // One chunk compresses better than two.
        {
          name: 'frame',
          test: (id) => {
            const source = sourceOf(id);
            return frame.has(source) || (firstVisit.has(source) && nextPage.has(source));
          },
          priority: 5,
        },
        {
          name: 'common',
          test: (id) => firstVisit.has(sourceOf(id)),
          minShareCount: 2,
          priority: 4,
        },
        // Each with another page's parts, a modal would load those for an icon.
        {
          name: 'icons',
          test: (id) => isIcon(id) && !nextPage.has(sourceOf(id)) && !listPage.has(sourceOf(id)),
          minShareCount: 2,
          priority: 3.5,
        },
        // Before `next` and `list`: a chunk takes what its modules import, and other pages would load it whole.
        {
          name: 'few-parts',
          test: (id) => nextPage.has(sourceOf(id)) && fewParts.has(sourceOf(id)),
          minShareCount: 2,
          priority: 3.3,
        },
        {
          name: 'next-parts',
          test: (id) => {
            const source = sourceOf(id);
            return nextPage.has(source) && otherPages.has(source) && !offers.has(source);
          },
          minShareCount: 2,
          priority: 3.2,
        },
        // After `next-parts`, or dates and amounts would come with it.
        { name: 'offers', test: (id) => offers.has(sourceOf(id)), minShareCount: 2, priority: 3.1 },
        {
          name: 'list-parts',
          test: (id) => listPage.has(sourceOf(id)) && otherPages.has(sourceOf(id)),
          minShareCount: 2,
          priority: 3,
        },
        {
          name: 'next',
          test: (id) => nextPage.has(sourceOf(id)) && !isPage(id),
          minShareCount: 2,
          priority: 2,
        },
        {
          name: 'list',
          test: (id) => listPage.has(sourceOf(id)) && !isPage(id),
          minShareCount: 2,
          priority: 2,
        },
        ...Object.entries(together).map(([name, test]) => ({
          name,
          test,
          minShareCount: 2,
          priority: 1.8,
        })),
        {
          name: 'kids-frame',
          test: (id) => isForKids(id) && kidsList.has(sourceOf(id)) && kidsPlayer.has(sourceOf(id)),
          minShareCount: 2,
          priority: 1.6,
        },
        {
          name: 'kids-list',
          test: (id) => isForKids(id) && kidsList.has(sourceOf(id)),
          minShareCount: 2,
          priority: 1.5,
        },
        {
          name: 'shared',
          test: (id) => (isOurs(id) || /node_modules\/@tanstack\//.test(id)) && !isPage(id),
          minShareCount: 2,
          priority: 1,
          // By which pages share a module. Smaller chunks merge, and pages then load both.
          entriesAware: true,
          entriesAwareMergeThreshold: 900,
        },
      ],
    },
  };
}

/** A page that another one shows, too, stays in its own chunk. */
const isPage = (id: string) => /\/storefront\/(?:src|dist)\/pages\//.test(id);

const isLibrary = (id: string) => id.includes('/node_modules/') && !isOurs(id);

const isForKids = (id: string) => id.includes('/features/kids/');

/** Small modules of which nearly all that need one need the others. Each chunk fewer is a name less on every page. */
const together = {
  writes: /\/(?:mutationObserver|mutationOptions|useMutation)\.js|\/query\/(?:send|writes)\.[jt]s/,
  modal:
    /\/components\/Dialog\/|\/internal\/(?:[mM]odal|use-modal|use-sheet-drag)\.|\/WaitingForm\./,
  // The list of payments needs these facts, and nothing of what pays.
  'payment-facts': /\/app\/payment\./,
  // The page after the bank needs these, and nothing of what pays.
  'payment-store':
    /\/purchase\/payment\/(?:orders|payment-truth|purchase-trace|stored-purchases)\./,
  payment: /\/purchase\/payment\/(?!account-|use-account|Account|Payment|PurchaseForm|tell-)/,
};

const isIcon = (id: string) => id.includes('/components/icons/');

/** Puts a stylesheet in the chunk of its module. */
function sourceOf(id: string): string {
  return id.replace(/(?:\.vanilla\.css|\?).*$/, '');
}

let moduleSets: Promise<ModuleSets> | undefined;
async function findModuleSets(): Promise<ModuleSets> {
  const withoutOffers = await modulesOf(withoutOfferEntries);
  const ofOffers = await modulesOf(offerEntries);
  return {
    frame: await modulesOf(frameEntries),
    firstVisit: await modulesOf(homeEntries),
    nextPage: await modulesOf(filmEntries),
    listPage: await modulesOf(listEntries),
    otherPages: await modulesOf(otherEntries),
    fewParts: await modulesOf(fewPartsEntries),
    kidsList: await modulesOf(['pages/kids-search.tsx']),
    kidsPlayer: await modulesOf(['pages/kids-watch.tsx']),
    offers: new Set([...ofOffers].filter((source) => !withoutOffers.has(source))),
  };
}

/** In a plugin, because finding the modules is a build of its own and tools also read this configuration. */
export function codeSplitting(): Plugin {
  return {
    name: 'parde:code-splitting',
    apply: 'build',
    async config() {
      // Vite resolves the configuration more than once.
      moduleSets ??= findModuleSets();
      const output = clientOutput(await moduleSets);
      return { environments: { client: { build: { rollupOptions: { output } } } } };
    },
  };
}
