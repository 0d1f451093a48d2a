import type { Plugin, Rolldown } from 'vite';
import { modulesOf } from './modules-of.ts';
import { isPardeModule } from './own-file.ts';

/**
 * The shell of every page, with small parts that many pages use. Separate chunks of these parts would cost a request
 * on each page.
 */
const frameEntries = [
  'entry/client.tsx',
  'app/hooks/use-search.ts',
  'app/page/JsonLd.tsx',
  'app/parts/ServerText.tsx',
  'app/url.ts',
];
/** The page that most viewers open first, including the shelf for viewers who have started a title. */
const homeEntries = [
  ...frameEntries,
  'pages/catalogue/home.tsx',
  'features/home/ContinueWatching.tsx',
];
/** The page that most viewers open next. The pages of other titles are similar. */
const filmEntries = ['pages/titles/movie.tsx'];
/** A list page. The other list pages are similar. */
const listEntries = ['pages/catalogue/cinema.tsx'];
/**
 * Pages that are neither title pages nor lists. Together they import everything that any such page shares with title
 * pages or lists.
 */
const otherEntries = [
  'pages/texts/app.tsx',
  'pages/money/callback.tsx',
  'pages/catalogue/genres.tsx',
  'pages/catalogue/live.tsx',
  'pages/account/login.tsx',
  'pages/account/my-lists.tsx',
  'pages/titles/series-download.tsx',
];

/** The pages that share the least with a film's page: amounts and links. */
const fewPartsEntries = ['pages/money/plans.tsx', 'pages/account/referral.tsx'];
/** Modules for watching and buying a title, which the download pages also need. */
const operationEntries = [
  'titles/use-title-offer.ts',
  'titles/offline/react/may-save-title.ts',
  'titles/offline/react/SaveButton.tsx',
];
/** Pages that need a title's dates and amounts, but not its offers. */
const withoutOfferEntries = [
  ...otherEntries.filter((entry) => entry !== 'pages/titles/series-download.tsx'),
  ...fewPartsEntries,
];

interface ModuleSets {
  /** The modules that every page needs, including libraries. */
  readonly frame: ReadonlySet<string>;
  /** `frame`, and the modules that home needs. */
  readonly firstVisit: ReadonlySet<string>;
  /** The modules that a film's page needs. */
  readonly nextPage: ReadonlySet<string>;
  /** The modules that a list of titles needs. */
  readonly listPage: ReadonlySet<string>;
  /** The modules that pages of neither kind need. */
  readonly otherPages: ReadonlySet<string>;
  /** The subset of `otherPages` that the smallest pages need. */
  readonly fewParts: ReadonlySet<string>;
  /** The modules that only pages with a title's offers need. */
  readonly offers: ReadonlySet<string>;
  /** The modules that kids' pages with lists of pictures need. */
  readonly kidsList: ReadonlySet<string>;
  /** The modules that the kids' player page needs. */
  readonly kidsPlayer: ReadonlySet<string>;
}

/**
 * Makes few chunks, because on a slow network a request costs more than the bytes that it saves. Libraries are one
 * chunk. The shell and the code that home shares with a film's page are another. Code that home does not use stays
 * out of both, so a new screen adds nothing to home.
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
        // If icons were in chunks with a page's other parts, a modal would load these parts for an icon.
        {
          name: 'icons',
          test: (id) => isIcon(id) && !nextPage.has(sourceOf(id)) && !listPage.has(sourceOf(id)),
          minShareCount: 2,
          priority: 3.5,
        },
        // This group must precede `next` and `list`. A chunk includes its modules' imports, and other pages would load
        // the complete chunk.
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
        // This group must follow `next-parts`, or the chunk would include dates and amounts.
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
          test: (id) => (isPardeModule(id) || /node_modules\/@tanstack\//.test(id)) && !isPage(id),
          minShareCount: 2,
          priority: 1,
          // Groups modules by the pages that share them. Smaller chunks merge, and pages then load both.
          entriesAware: true,
          entriesAwareMergeThreshold: 900,
        },
      ],
    },
  };
}

/** A page that another page also renders stays in its own chunk. */
const isPage = (id: string) => /\/storefront\/(?:src|dist)\/pages\//.test(id);

const isLibrary = (id: string) => id.includes('/node_modules/') && !isPardeModule(id);

const isForKids = (id: string) => id.includes('/features/kids/');

/** Small modules that are nearly always used together. Each chunk less means one name less on every page. */
const together = {
  writes: /\/(?:mutationObserver|mutationOptions|useMutation)\.js|\/query\/(?:send|writes)\.[jt]s/,
  modal:
    /\/components\/Dialog\/|\/internal\/(?:[mM]odal|use-modal|use-sheet-drag)\.|\/WaitingForm\./,
  // The list of payments needs these facts, but no payment code.
  'payment-facts': /\/app\/payment\./,
  // The page after the bank needs these modules, but no payment code.
  'payment-store': /\/purchase\/payment\/(?:orders|payment-truth|stored-purchases)\./,
  payment: /\/purchase\/payment\/(?!account-|Account|PurchaseForm)/,
};

const isIcon = (id: string) => id.includes('/components/icons/');

/** Puts a stylesheet in the chunk of its module. */
function sourceOf(id: string): string {
  return id.replace(/(?:\.vanilla\.css|\?).*$/, '');
}

let moduleSets: Promise<ModuleSets> | undefined;
async function findModuleSets(): Promise<ModuleSets> {
  const withoutOffers = await modulesOf(withoutOfferEntries);
  const ofOffers = await modulesOf(operationEntries);
  return {
    frame: await modulesOf(frameEntries),
    firstVisit: await modulesOf(homeEntries),
    nextPage: await modulesOf(filmEntries),
    listPage: await modulesOf(listEntries),
    otherPages: await modulesOf(otherEntries),
    fewParts: await modulesOf(fewPartsEntries),
    kidsList: await modulesOf(['pages/kids/kids-search.tsx']),
    kidsPlayer: await modulesOf(['pages/kids/kids-watch.tsx']),
    offers: new Set([...ofOffers].filter((source) => !withoutOffers.has(source))),
  };
}

/** This is a plugin because finding the modules takes a build of its own, and tools also read this configuration. */
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
