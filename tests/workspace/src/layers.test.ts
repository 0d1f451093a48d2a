import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asRecord, readJson } from '../../../scripts/lib/json.ts';
import { type Fixture, makeFixture, root } from './fixture.ts';

type Planted = {
  readonly rule: string;
  readonly file: string;
  readonly text: string;
};

const mistakes: readonly Planted[] = [
  {
    rule: 'direction-of-domain',
    file: 'packages/domain/src/up.ts',
    text: "import '../../ui/src/index.ts';",
  },
  {
    rule: 'direction-of-ui',
    file: 'packages/ui/src/sideways.ts',
    text: "import '../../api-client/src/index.ts';",
  },
  {
    rule: 'direction-of-api-client',
    file: 'packages/api-client/src/sideways.ts',
    text: "import '../../ui/src/index.ts';",
  },
  {
    rule: 'direction-of-reference-api',
    file: 'packages/reference-api/src/up.ts',
    text: "import type {} from '../../storefront/src/brand/index.ts';",
  },
  {
    rule: 'direction-of-demo-catalogue',
    file: 'packages/demo-catalogue/src/up.ts',
    text: "import '../../reference-api/src/index.ts';",
  },
  {
    rule: 'direction-of-demo-catalogue',
    file: 'packages/demo-catalogue/src/drawn.ts',
    text: "import '../../demo-art/src/index.ts';",
  },
  {
    rule: 'direction-of-demo-art',
    file: 'packages/demo-art/src/up.ts',
    text: "import '../../reference-api/src/index.ts';",
  },
  {
    rule: 'nothing-imports-an-app',
    file: 'packages/storefront/src/app/brand.ts',
    text: "import '../../../../apps/main/brand.ts';",
  },
  {
    rule: 'no-app-imports-another',
    file: 'apps/partner/other.ts',
    text: "import '../main/brand.ts';",
  },
  {
    rule: 'no-relative-import-across-packages',
    file: 'packages/ui/src/relative.ts',
    text: "export * from '../../domain/src/index.ts';",
  },
  {
    rule: 'no-unresolvable-import',
    file: 'packages/ui/src/deep.ts',
    text: "import '@parde/domain/src/index.ts';",
  },
  {
    rule: 'no-unresolvable-import',
    file: 'packages/ui/src/undeclared.ts',
    text: "import '@parde/api-client';",
  },
  {
    rule: 'no-cycle',
    file: 'packages/domain/src/egg.ts',
    text: "import { hen } from './hen.ts';\nexport const egg = () => hen;",
  },
  {
    rule: 'tools-stay-outside',
    file: 'packages/ui/src/tools.ts',
    text: "import '../../../scripts/tool.ts';",
  },
  {
    rule: 'domain-has-no-dependency',
    file: 'packages/domain/src/files.ts',
    text: "import 'node:fs';",
  },
  {
    rule: 'domain-has-no-dependency',
    file: 'packages/domain/src/library.ts',
    text: "import 'fast-check';",
  },
  {
    rule: 'only-query-knows-the-query-library',
    file: 'packages/api-client/src/library.ts',
    text: "import '@tanstack/react-query';",
  },
  {
    rule: 'only-query-knows-the-query-library',
    file: 'packages/api-client/src/inner.ts',
    text: "export * from './query/index.ts';",
  },
  {
    rule: 'only-handlers-know-msw',
    file: 'packages/api-client/src/testing/fixtures.ts',
    text: "import './respond.ts';",
  },
  {
    rule: 'kit-knows-no-router-query-or-language',
    file: 'packages/ui/src/router.ts',
    text: "import 'react-router';",
  },
  {
    rule: 'kit-knows-no-router-query-or-language',
    file: 'packages/ui/src/words.ts',
    text: "import 'i18next';",
  },
  {
    rule: 'server-modules-stay-on-the-server',
    file: 'packages/storefront/src/app/Secret.tsx',
    text: "import './canary.server.ts';",
  },
  {
    rule: 'server-modules-stay-on-the-server',
    file: 'packages/storefront/src/pages/secret.tsx',
    text: "import '../app/canary.server.ts';",
  },
  {
    rule: 'no-feature-imports-another',
    file: 'packages/storefront/src/features/home/neighbour.ts',
    text: "import '../live/guide.ts';",
  },
  {
    rule: 'floor-of-paths',
    file: 'packages/storefront/src/names/up.ts',
    text: "import '../app/page.ts';",
  },
  {
    rule: 'floor-of-app',
    file: 'packages/storefront/src/app/up.ts',
    text: "import type {} from '../titles/card.ts';",
  },
  {
    rule: 'floor-of-titles',
    file: 'packages/storefront/src/titles/up.ts',
    text: "import '../features/live/guide.ts';",
  },
  {
    rule: 'floor-of-features',
    file: 'packages/storefront/src/features/live/up.ts',
    text: "export const load = () => import('../../shell/header.ts');",
  },
  {
    rule: 'floor-of-shell',
    file: 'packages/storefront/src/shell/up.ts',
    text: "import '../pages/home.tsx';",
  },
  {
    rule: 'floor-of-pages',
    file: 'packages/storefront/src/pages/up.ts',
    text: "import '../entry/client.ts';",
  },
  {
    rule: 'tests-stay-at-home',
    file: 'packages/ui/src/helped.ts',
    text: "import './test-support/help.ts';",
  },
  {
    rule: 'no-dev-dependency-in-shipped-code',
    file: 'packages/ui/src/dev.ts',
    text: "import 'tsup';",
  },
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
  'packages/storefront/src/brand/index.ts':
    "export * from '@parde/api-client';\nimport '@parde/ui';",
  'packages/storefront/src/app/page.ts': 'export {};',
  'packages/storefront/src/titles/card.ts': "import '../app/page.ts';",
  'packages/storefront/src/features/live/guide.ts': "import '../../titles/card.ts';",
  'packages/storefront/src/shell/header.ts': "import '../features/live/guide.ts';",
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
    for (const { file, text } of mistakes) fixture.write(file, text);
    found = violations(fixture);
  });
  afterAll(() => fixture[Symbol.dispose]());

  test.each(mistakes)('finds $rule in $file', ({ rule, file }) => {
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
