import { existsSync, readdirSync } from 'node:fs';

/** The workspace packages that each package may import. A new package gets a row here. */
const mayImport = {
  domain: [],
  'api-client': ['domain'],
  'create-parde-brand': ['ui'],
  'demo-catalogue': [],
  'demo-art': ['demo-catalogue'],
  'reference-api': ['domain', 'api-client', 'demo-catalogue', 'demo-art'],
  // The conformance package needs the reference API only for its own tests.
  conformance: ['domain', 'api-client', 'reference-api'],
  ui: ['domain'],
  player: ['domain', 'ui'],
  // Only for its own stories: see the rule `offline-is-shipped-alone`.
  offline: ['player'],
  storefront: ['domain', 'api-client', 'ui', 'player', 'offline'],
};

if (existsSync('packages')) {
  for (const folder of readdirSync('packages')) {
    if (!(folder in mayImport)) {
      throw new Error(`packages/${folder} needs a row in mayImport of .dependency-cruiser.js`);
    }
  }
}

const storefront = 'packages/storefront/src';
/** The layers of the storefront, lowest first. Each layer may import itself and the layers below it. */
const floors = [
  ['paths', 'route-table', 'content-id', 'names', 'brand', 'generated'],
  ['app'],
  ['titles'],
  ['features'],
  ['shell'],
  ['pages'],
];
/** Built from the layers: the document, its servers and its build. They may import every layer. */
const aboveFloors = [
  'build',
  'commands',
  'config',
  'document',
  'entry',
  'routes',
  'server',
  'test-support',
];
const inStorefront = (...names) => `^${storefront}/(?:${names.join('|')})[./]`;

if (existsSync(storefront)) {
  for (const entry of readdirSync(storefront)) {
    if (![...floors.flat(), ...aboveFloors].includes(entry.split('.')[0])) {
      throw new Error(`${storefront}/${entry} needs a floor in .dependency-cruiser.js`);
    }
  }
}

/** Files of a package that are not shipped. */
const notShipped = [
  '\\.test\\.tsx?$',
  '/test-support/',
  '\\.(?:guide|stories)\\.tsx?$',
  '/src/stories/',
  '\\.config\\.ts$',
  '/\\.storybook/',
];
const configs = ['\\.config\\.ts$', '/\\.storybook/'];
const workspaceFolder = '^((?:packages|apps|tests)/[^/]+)/';
/** Matches npm packages by name. An import is forbidden whether the package is installed or not. */
const npm = (...names) => `(?:^|node_modules/)(?:${names.join('|')})(?:/|$)`;

const directions = Object.entries(mayImport).map(([name, allowed]) => ({
  name: `direction-of-${name}`,
  comment: `${name} may import ${allowed.join(', ') || 'no other package'}.`,
  severity: 'error',
  from: { path: `^packages/${name}/` },
  to: { path: '^packages/', pathNot: [name, ...allowed].map((to) => `^packages/${to}/`) },
}));

const floorRules = floors.map((names, index) => ({
  name: `floor-of-${names[0]}`,
  comment: `It may import ${floors
    .slice(0, index + 1)
    .flat()
    .join(', ')}.`,
  severity: 'error',
  from: { path: inStorefront(...names), pathNot: notShipped },
  to: {
    path: `^${storefront}/`,
    // Files of messages import nothing, so they belong to no layer.
    pathNot: [inStorefront(...floors.slice(0, index + 1).flat()), '/i18n/\\w+/[\\w-]+\\.json$'],
  },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...directions,
    ...floorRules,
    {
      name: 'no-feature-imports-another',
      comment: 'What two features share stands in titles/ or app/.',
      severity: 'error',
      from: { path: `^${storefront}/features/([^/]+)/` },
      to: { path: `^${storefront}/features/`, pathNot: `^${storefront}/features/$1/` },
    },
    {
      name: 'features-are-imported-by-their-index',
      comment: 'Only lazy code is imported past the index, because the index would load with it.',
      severity: 'error',
      from: { path: `^${storefront}/`, pathNot: `^${storefront}/features/` },
      to: {
        path: `^${storefront}/features/`,
        pathNot: `^${storefront}/features/[^/]+/index\\.ts$`,
        dynamic: false,
      },
    },
    {
      name: 'no-feature-imports-its-own-index',
      severity: 'error',
      from: { path: `^${storefront}/features/([^/]+)/` },
      to: { path: `^${storefront}/features/$1/index\\.ts$` },
    },
    {
      name: 'nothing-imports-an-app',
      severity: 'error',
      from: { pathNot: '^apps/' },
      to: { path: '^apps/' },
    },
    {
      name: 'no-app-imports-another',
      severity: 'error',
      from: { path: '^(apps/[^/]+)/' },
      to: { path: '^apps/', pathNot: '^$1/' },
    },
    {
      name: 'no-relative-import-across-packages',
      comment: 'Another package is imported by its public name.',
      severity: 'error',
      from: { path: workspaceFolder },
      to: {
        path: workspaceFolder,
        // `commands` starts programs and finds ports for a brand, and does so for the tests too.
        pathNot: ['^$1/', `^${storefront}/commands/`],
        dependencyTypes: ['local'],
      },
    },
    {
      name: 'no-unresolvable-import',
      comment:
        'A deep import into another package, a package that is not declared, or a typing error.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    {
      name: 'no-cycle',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'tools-stay-outside',
      comment: 'Only configurations and tests may use the workspace’s scripts.',
      severity: 'error',
      from: { path: '^(?:packages|apps)/', pathNot: [...configs, '/docs-tests/'] },
      to: { path: '^scripts/' },
    },
    {
      name: 'domain-has-no-dependency',
      severity: 'error',
      from: { path: '^packages/domain/src/', pathNot: notShipped },
      to: { pathNot: '^packages/domain/' },
    },
    {
      name: 'offline-is-shipped-alone',
      comment: 'It works with any server and any player.',
      severity: 'error',
      from: { path: '^packages/offline/src/', pathNot: notShipped },
      to: { path: '^packages/', pathNot: '^packages/offline/' },
    },
    {
      name: 'root-of-offline-knows-no-react-and-no-player',
      comment: 'The root works in any page, and with any player.',
      severity: 'error',
      from: {
        path: '^packages/offline/src/',
        pathNot: [...notShipped, '/src/(?:react|hls)\\.ts$'],
      },
      to: {
        path: ['^packages/offline/src/(?:react|hls)\\.ts$', npm('react', 'react-dom', 'hls[.]js')],
      },
    },
    {
      name: 'only-query-knows-the-query-library',
      comment: 'The root of the API client works without React.',
      severity: 'error',
      from: { path: '^packages/api-client/src/', pathNot: [...notShipped, '/src/query/'] },
      to: {
        path: ['^packages/api-client/src/query/', npm('react', 'react-dom', '@tanstack/[^/]+')],
      },
    },
    {
      name: 'only-handlers-know-msw',
      comment: 'A test that wants only data, and what is shipped, load no MSW.',
      severity: 'error',
      from: {
        path: '^packages/api-client/src/',
        pathNot: [...notShipped, '/src/testing/(?!fixtures\\.ts$)'],
      },
      to: { path: npm('msw'), reachable: true },
    },
    {
      name: 'kit-knows-no-router-query-or-language',
      severity: 'error',
      from: { path: '^packages/(?:ui|player)/' },
      to: {
        path: npm('react-router', '@tanstack/[^/]+', 'i18next', 'react-i18next'),
      },
    },
    {
      name: 'server-modules-stay-on-the-server',
      comment: 'Nothing takes them out of the browser build. A type is no import of the module.',
      severity: 'error',
      from: {
        path: '^(?:packages|apps)/',
        pathNot: [
          '\\.server\\.tsx?$',
          '\\.test\\.tsx?$',
          '\\.config\\.ts$',
          '^apps/[^/]+/server\\.ts$',
          '^packages/reference-api/',
          // These modules run in Node only.
          `^${storefront}/commands/`,
        ],
      },
      to: { path: '\\.server\\.tsx?$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'tests-stay-at-home',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/', pathNot: notShipped },
      to: { path: notShipped, dependencyTypes: ['local'] },
    },
    {
      name: 'no-dev-dependency-in-shipped-code',
      comment:
        'The player’s styles run when it is built, and are shipped as a stylesheet. What makes a brand has the kit’s theme compiled into it.',
      severity: 'error',
      from: {
        path: '^packages/[^/]+/src/',
        pathNot: [
          ...notShipped,
          '^packages/player/src/.+\\.css\\.ts$',
          '^packages/create-parde-brand/src/brand-module\\.ts$',
        ],
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['npm-peer', 'type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Limited to the folders of the workspace, because libraries also keep code in folders of these names.
    exclude: {
      path: [
        '^(?:packages|apps|tests)/[^/]+/(?:dist|build|storybook-static|test-results|\\.stryker-tmp)/',
        // These folders are outside the workspace. The packages that they import are installed elsewhere.
        '^(?:tests/(?:consumer|next)|packages/create-parde-brand/template)/',
      ],
    },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.d.ts'],
      mainFields: ['module', 'main', 'types', 'typings'],
    },
  },
};
