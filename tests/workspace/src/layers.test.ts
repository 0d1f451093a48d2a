import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asRecord, readJson } from '../../../scripts/lib/json.ts';
import { type Fixture, makeFixture, root } from './fixture.ts';

/** Each rule, a file, and the text that is planted in it. */
const mistakes: readonly (readonly [rule: string, file: string, text: string])[] = [
  ['direction-of-domain', 'packages/domain/src/up.ts', "import '../../ui/src/index.ts';"],
  ['direction-of-ui', 'packages/ui/src/sideways.ts', "import '../../api-client/src/index.ts';"],
  [
    'direction-of-api-client',
    'packages/api-client/src/sideways.ts',
    "import '../../ui/src/index.ts';",
  ],
  [
    'direction-of-reference-api',
    'packages/reference-api/src/up.ts',
    "import type {} from '../../storefront/src/brand/index.ts';",
  ],
  [
    'direction-of-demo-catalogue',
    'packages/demo-catalogue/src/up.ts',
    "import '../../reference-api/src/index.ts';",
  ],
  [
    'direction-of-demo-catalogue',
    'packages/demo-catalogue/src/drawn.ts',
    "import '../../demo-art/src/index.ts';",
  ],
  [
    'direction-of-demo-art',
    'packages/demo-art/src/up.ts',
    "import '../../reference-api/src/index.ts';",
  ],
  [
    'nothing-imports-an-app',
    'packages/storefront/src/app/brand.ts',
    "import '../../../../apps/main/brand.ts';",
  ],
  ['no-app-imports-another', 'apps/partner/other.ts', "import '../main/brand.ts';"],
  [
    'no-relative-import-across-packages',
    'packages/ui/src/relative.ts',
    "export * from '../../domain/src/index.ts';",
  ],
  ['no-unresolvable-import', 'packages/ui/src/deep.ts', "import '@parde/domain/src/index.ts';"],
  ['no-unresolvable-import', 'packages/ui/src/undeclared.ts', "import '@parde/api-client';"],
  [
    'no-cycle',
    'packages/domain/src/egg.ts',
    "import { hen } from './hen.ts';\nexport const egg = () => hen;",
  ],
  ['tools-stay-outside', 'packages/ui/src/tools.ts', "import '../../../scripts/tool.ts';"],
  ['domain-has-no-dependency', 'packages/domain/src/files.ts', "import 'node:fs';"],
  ['domain-has-no-dependency', 'packages/domain/src/library.ts', "import 'fast-check';"],
  ['offline-is-shipped-alone', 'packages/offline/src/ours.ts', "import '@parde/player';"],
  [
    'root-of-offline-knows-no-react-and-no-player',
    'packages/offline/src/hook.ts',
    "import 'react';",
  ],
  [
    'only-query-knows-the-query-library',
    'packages/api-client/src/library.ts',
    "import '@tanstack/react-query';",
  ],
  [
    'only-query-knows-the-query-library',
    'packages/api-client/src/inner.ts',
    "export * from './query/index.ts';",
  ],
  [
    'only-handlers-know-msw',
    'packages/api-client/src/testing/fixtures.ts',
    "import './respond.ts';",
  ],
  ['kit-knows-no-router-query-or-language', 'packages/ui/src/router.ts', "import 'react-router';"],
  ['kit-knows-no-router-query-or-language', 'packages/ui/src/words.ts', "import 'i18next';"],
  [
    'server-modules-stay-on-the-server',
    'packages/storefront/src/app/Secret.tsx',
    "import './canary.server.ts';",
  ],
  [
    'server-modules-stay-on-the-server',
    'packages/storefront/src/pages/secret.tsx',
    "import '../app/canary.server.ts';",
  ],
  [
    'no-feature-imports-another',
    'packages/storefront/src/features/home/neighbour.ts',
    "import '../live/guide.ts';",
  ],
  [
    'features-are-imported-by-their-index',
    'packages/storefront/src/shell/past.ts',
    "import '../features/live/guide.ts';",
  ],
  [
    'no-feature-imports-its-own-index',
    'packages/storefront/src/features/live/own.ts',
    "import './index.ts';",
  ],
  ['floor-of-paths', 'packages/storefront/src/names/up.ts', "import '../app/page.ts';"],
  ['floor-of-app', 'packages/storefront/src/app/up.ts', "import type {} from '../titles/card.ts';"],
  [
    'floor-of-titles',
    'packages/storefront/src/titles/up.ts',
    "import '../features/live/guide.ts';",
  ],
  [
    'floor-of-features',
    'packages/storefront/src/features/live/up.ts',
    "export const load = () => import('../../shell/header.ts');",
  ],
  ['floor-of-shell', 'packages/storefront/src/shell/up.ts', "import '../pages/home.tsx';"],
  ['floor-of-pages', 'packages/storefront/src/pages/up.ts', "import '../entry/client.ts';"],
  ['tests-stay-at-home', 'packages/ui/src/helped.ts', "import './test-support/help.ts';"],
  ['no-dev-dependency-in-shipped-code', 'packages/ui/src/dev.ts', "import 'tsup';"],
];

const allowed: Readonly<Record<string, string>> = {
  'packages/domain/src/index.ts': 'export {};',
  'packages/domain/src/hen.ts': "import { egg } from './egg.ts';\nexport const hen = () => egg;",
  'packages/domain/src/index.test.ts': "import 'fast-check';",
  'packages/ui/src/test-support/help.ts': "import 'tsup';",
  'packages/api-client/src/index.ts': "export * from '@parde/domain';",
  'packages/api-client/src/query/index.ts':
    "import '@tanstack/react-query';\nexport * from '../index.ts';",
  'packages/api-client/src/testing/respond.ts': "import 'msw';",
  'packages/ui/src/index.ts': "import 'react';\nexport * from '@parde/domain';",
  'packages/demo-catalogue/src/index.ts': 'export {};',
  'packages/demo-art/src/index.ts': "import '@parde/demo-catalogue';",
  'packages/reference-api/src/index.ts':
    "import '@parde/demo-art';\nimport '@parde/demo-catalogue';",
  'packages/player/src/index.ts': "import '@parde/ui';",
  'packages/offline/src/react.ts': "import 'react';",
  'packages/offline/src/index.test.ts': "import '@parde/player';",
  'packages/storefront/src/brand/index.ts':
    "export * from '@parde/api-client';\nimport '@parde/ui';",
  'packages/storefront/src/app/page.ts': 'export {};',
  'packages/storefront/src/titles/card.ts': "import '../app/page.ts';",
  'packages/storefront/src/features/live/guide.ts': "import '../../titles/card.ts';",
  'packages/storefront/src/features/live/index.ts': "export { guide } from './guide.ts';",
  'packages/storefront/src/shell/header.ts': "import '../features/live/index.ts';",
  'packages/storefront/src/entry/client.ts': "import '../shell/header.ts';",
  'packages/storefront/src/app/canary.server.ts': 'export {};',
  'packages/storefront/src/pages/home.tsx': "import '../shell/header.ts';",
  'packages/storefront/src/server/pages.server.ts': "import '../app/canary.server.ts';",
  'packages/storefront/src/app/Typed.tsx': "import type {} from './canary.server.ts';",
  'apps/main/brand.ts': 'export {};',
  'scripts/tool.ts': 'export {};',
  'tests/e2e/journey.ts': 'export {};',
};

describe('the layer check', () => {
  let fixture: Fixture;
  let found: ReadonlySet<string>;

  beforeAll(() => {
    fixture = makeFixture();
    writeWorkspace(fixture);
    for (const [file, text] of Object.entries(allowed)) fixture.write(file, text);
    for (const [, file, text] of mistakes) fixture.write(file, text);
    found = violations(fixture);
  });
  afterAll(() => fixture[Symbol.dispose]());

  test.each(mistakes)('finds %s in %s', (rule, file) => {
    expect(found).toContain(`${rule} ${file}`);
  });

  test('finds nothing in allowed imports', () => {
    const files = Object.keys(allowed).filter((file) => !file.endsWith('hen.ts'));
    expect([...found].filter((line) => files.some((file) => line.endsWith(` ${file}`)))).toEqual(
      [],
    );
  });

  test('knows every package of the workspace', () => {
    fixture.write('packages/newcomer/src/index.ts', 'export {};');
    expect(cruise(fixture).stderr).toContain('packages/newcomer needs a row');
  });
});

/** The dependencies of each package in the fixture, and its libraries. Those in `dev` are devDependencies. */
const manifests: Readonly<Record<string, Readonly<Record<'own' | 'peer' | 'dev', string[]>>>> = {
  domain: { own: [], peer: [], dev: ['fast-check'] },
  'api-client': { own: ['domain'], peer: ['@tanstack/react-query', 'msw'], dev: [] },
  'demo-catalogue': { own: [], peer: [], dev: [] },
  'demo-art': { own: ['demo-catalogue'], peer: [], dev: [] },
  'reference-api': {
    own: ['domain', 'api-client', 'demo-catalogue', 'demo-art'],
    peer: [],
    dev: [],
  },
  ui: { own: ['domain'], peer: ['react'], dev: ['tsup'] },
  player: { own: ['domain', 'ui'], peer: [], dev: [] },
  offline: { own: ['player'], peer: ['react'], dev: [] },
  storefront: { own: ['domain', 'api-client', 'ui'], peer: [], dev: [] },
};

/** Writes packages that find each other and their libraries through links, as pnpm creates them. */
function writeWorkspace(fixture: Fixture): void {
  fixture.copy('.dependency-cruiser.js', 'package.json', 'tsconfig.base.json');
  for (const [name, { own, peer, dev }] of Object.entries(manifests)) {
    const folder = `packages/${name}`;
    fixture.write(
      `${folder}/package.json`,
      JSON.stringify({
        name: `@parde/${name}`,
        type: 'module',
        exports: { '.': './src/index.ts' },
        dependencies: Object.fromEntries(own.map((it) => [`@parde/${it}`, 'workspace:^'])),
        peerDependencies: Object.fromEntries(peer.map((it) => [it, '*'])),
        devDependencies: Object.fromEntries([...peer, ...dev].map((it) => [it, '*'])),
      }),
    );
    for (const it of own) link(fixture, `packages/${it}`, `${folder}/node_modules/@parde/${it}`);
    for (const it of [...peer, ...dev]) {
      const library = `node_modules/.pnpm/${it.replace('/', '+')}/node_modules/${it}`;
      // Many libraries keep their code in a folder of this name.
      fixture.write(`${library}/package.json`, `{ "name": "${it}", "main": "build/index.js" }`);
      fixture.write(`${library}/build/index.js`, '');
      link(fixture, library, `${folder}/node_modules/${it}`);
    }
  }
}

function link({ folder }: Fixture, target: string, path: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  symlinkSync(join(folder, target), join(folder, path));
}

function cruise(fixture: Fixture) {
  const program = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const [, ...args] = String(asRecord(readJson(join(root, 'package.json')).scripts).layers).split(
    ' ',
  );
  return spawnSync(process.execPath, [program, ...args], {
    cwd: fixture.folder,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
}

function violations(fixture: Fixture): Set<string> {
  const { stdout } = cruise(fixture);
  const lines = stdout.matchAll(/error ([\w-]+): (\S+) →/g);
  return new Set(Array.from(lines, ([, rule, file]) => `${rule} ${file}`));
}
