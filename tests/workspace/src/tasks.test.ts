import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { brandNames } from '../../../scripts/lib/brands.ts';
import { copyWorkspace } from '../../../scripts/lib/copy-workspace.ts';
import { asRecord, readJson } from '../../../scripts/lib/json.ts';
import { publishablePackages } from '../../../scripts/lib/publishable.ts';
import { steps } from '../../../scripts/lib/steps.ts';
import { planTasks, type TurboTask } from '../../../scripts/lib/turbo.ts';
import { touchedSince } from '../../../scripts/test-run/since.ts';
import { type Fixture, makeFixture, root } from './fixture.ts';

const wholeTree = ['//#layers', '//#lint', '//#unused', '@parde/workspace-tests#planted'];
const brands = brandNames(root).map((name) => `@parde/${name}`);
const of = (name: string, ...tasks: readonly string[]) => tasks.map((task) => `${name}#${task}`);

/** What runs again when the storefront's source changes: the brands, and the journeys through them. */
const fromStorefront = [
  ...of('@parde/storefront', 'build', 'check:package', 'generate:check', 'test', 'typecheck'),
  ...brands.flatMap((brand) => of(brand, 'build', 'typecheck')),
  ...of('@parde/e2e', 'e2e'),
];
const fromPlayer = [
  '@parde/workspace-tests#consumer',
  ...of('@parde/player', 'build', 'check:package', 'test', 'typecheck'),
  ...of('@parde/storybook', 'build', 'test', 'test:docs', 'typecheck'),
  ...fromStorefront,
];
const fromUi = [
  ...of('@parde/ui', 'build', 'check:package', 'generate:check', 'test', 'typecheck'),
  ...of('create-parde-brand', 'build', 'check:package', 'test', 'typecheck'),
  ...fromPlayer,
];
const fromConformance = [
  '@parde/workspace-tests#consumer',
  ...of('@parde/conformance', 'build', 'check:package', 'test', 'typecheck'),
];
const fromReferenceApi = [
  ...fromConformance,
  '@parde/deploy-tests#typecheck',
  ...of('@parde/bench', 'test', 'typecheck'),
  ...of('@parde/reference-api', 'build', 'check:package', 'test', 'typecheck'),
  ...of('@parde/contract-tests', 'test', 'typecheck'),
  ...of('@parde/e2e', 'e2e', 'typecheck'),
];
const fromDemoArt = [
  ...of('@parde/demo-art', 'build', 'check:package', 'test', 'typecheck'),
  ...fromReferenceApi,
];
const fromDemoCatalogue = [
  ...of('@parde/demo-catalogue', 'build', 'check:package', 'test', 'typecheck'),
  ...fromDemoArt,
];
const fromApiClient = [
  ...of('@parde/api-client', 'build', 'check:package', 'generate:check'),
  ...of('@parde/api-client', 'test', 'typecheck'),
  ...fromReferenceApi,
  ...fromStorefront,
];
const fromDomain = [
  ...of('@parde/domain', 'build', 'check:package', 'test', 'typecheck'),
  ...fromApiClient,
  ...fromUi,
];

/** Every package that Vitest tests. */
const tested = [
  ...[
    'api-client',
    'conformance',
    'demo-art',
    'demo-catalogue',
    'domain',
    'player',
    'reference-api',
    'storefront',
    'storybook',
    'ui',
  ],
  ...['bench', 'contract-tests', 'workspace-tests'],
].map((name) => `@parde/${name}`);
tested.push('create-parde-brand');
const typed = [...tested, ...brands, '@parde/deploy-tests', '@parde/e2e'];
/** Where files are made from others. */
const fromContract = ['api-client', 'storefront', 'ui'].flatMap((name) =>
  of(`@parde/${name}`, 'generate:check'),
);
const fromScripts = [
  ...of('@parde/workspace-tests', 'test'),
  ...fromContract,
  ...typed.flatMap((name) => of(name, 'typecheck')),
];
const fromReporter = [
  ...tested.flatMap((name) => of(name, 'test')),
  ...of('@parde/e2e', 'e2e'),
  ...fromScripts,
];
const fromReadme = of('@parde/ui', 'check:package', 'generate:check', 'test', 'typecheck');

/** A touched file → exactly the tasks that run again. */
const rows: readonly (readonly [file: string, tasks: readonly string[]])[] = [
  ['packages/domain/src/index.ts', [...wholeTree, ...fromDomain]],
  ['packages/api-client/src/index.ts', [...wholeTree, ...fromApiClient]],
  ['packages/demo-catalogue/src/index.ts', [...wholeTree, ...fromDemoCatalogue]],
  ['packages/demo-art/src/index.ts', [...wholeTree, ...fromDemoArt]],
  [
    'packages/demo-art/media/sample/aac.mp4',
    [...wholeTree, ...fromDemoArt, ...of('@parde/storybook', 'build', 'test')],
  ],
  [
    'packages/reference-api/src/index.ts',
    [...wholeTree, ...fromReferenceApi, '@parde/storefront#test'],
  ],
  ['packages/ui/src/index.ts', [...wholeTree, ...fromUi]],
  ['packages/player/src/index.ts', [...wholeTree, ...fromPlayer]],
  ['packages/storefront/src/routes.tsx', [...wholeTree, ...fromStorefront]],
  [
    'packages/create-parde-brand/src/index.ts',
    [...wholeTree, ...of('create-parde-brand', 'build', 'check:package', 'test', 'typecheck')],
  ],
  [
    'apps/partner/brand.ts',
    [
      '@parde/storefront#test',
      '@parde/workspace-tests#test',
      ...wholeTree,
      ...of('@parde/partner', 'build', 'typecheck'),
      ...of('@parde/e2e', 'e2e'),
    ],
  ],
  ['packages/ui/src/new.test.ts', [...wholeTree, ...of('@parde/ui', 'test', 'typecheck')]],
  [
    'packages/ui/src/New.stories.tsx',
    [
      ...wholeTree,
      ...of('@parde/ui', 'test', 'typecheck'),
      ...of('@parde/storybook', 'build', 'test', 'test:docs'),
    ],
  ],
  ['packages/ui/tokens/main.tokens.json', ['@parde/workspace-tests#test', ...wholeTree, ...fromUi]],
  [
    'packages/ui/README.md',
    ['//#lint', ...fromReadme, ...of('@parde/storybook', 'build', 'test:docs')],
  ],
  [
    'apps/storybook/pages/start-here.mdx',
    [...wholeTree, ...of('@parde/storybook', 'build', 'test:docs', 'typecheck')],
  ],
  ['tests/e2e/new.spec.ts', [...wholeTree, ...of('@parde/e2e', 'e2e', 'typecheck')]],
  [
    'scripts/find-browser.ts',
    [...wholeTree, ...of('@parde/storybook', 'test'), ...of('@parde/e2e', 'e2e'), ...fromScripts],
  ],
  ['scripts/test-run/reporter.ts', [...wholeTree, ...fromReporter]],
  ['scripts/typecheck.ts', [...wholeTree, ...fromScripts]],
  ['openapi/openapi.yaml', [...wholeTree, ...fromContract]],
  ['tests/consumer/programs/domain.ts', [...wholeTree, '@parde/workspace-tests#consumer']],
  ['docs/decisions/README.md', ['//#lint', '@parde/workspace-tests#test']],
  ['docs/add-a-screen.md', ['//#lint', '@parde/workspace-tests#planted']],
  ['.github/workflows/ci.yml', ['//#lint', '@parde/workspace-tests#test']],
  ['deploy/compose.yaml', ['//#lint', '@parde/workspace-tests#test']],
  ['CONTRIBUTING.md', ['//#lint']],
  ['apps/storybook/pictures/overview-kit/fa-dark.png', ['//#lint', '@parde/storybook#typecheck']],
  ['packages/api-client/src/generated/schema.ts', [...wholeTree, ...fromApiClient]],
  ['packages/api-client/openapi.json', [...wholeTree, ...fromApiClient]],
];

describe('a touched file runs again what depends on it, and nothing else', () => {
  let copy: Fixture;
  let before: ReadonlyMap<string, string>;

  beforeAll(() => {
    copy = makeFixture();
    copyWorkspace(copy.folder);
    before = hashes(copy);
  });
  afterAll(() => copy[Symbol.dispose]());

  test.each(rows)('%s', (file, tasks) => {
    touch(copy, file);
    const after = hashes(copy);
    const changed = [...after].filter(([task, hash]) => before.get(task) !== hash);
    expect(changed.map(([task]) => task).sort()).toEqual([...new Set(tasks)].sort());
  });

  test('what a change touches since a commit is what would run again, and no more', () => {
    touch(copy, 'packages/player/src/index.ts');
    const touched = touchedSince('main', planOf(copy), { cwd: copy.folder });
    expect(touched.map(({ taskId }) => taskId).sort()).toEqual(
      [...new Set([...wholeTree, ...fromPlayer])].sort(),
    );
  });

  test('shards divide the tests of these tasks, and cache each part by itself', () => {
    const plan = planOf(copy, { TEST_SHARD: '1/4' });
    const changed = plan.filter(({ taskId, hash }) => before.get(taskId) !== hash);
    expect(changed).toEqual(plan.filter(({ isDivided }) => isDivided));
    expect(changed.map(({ taskId }) => taskId).sort()).toEqual([
      '@parde/e2e#e2e',
      ...['reference-api', 'storefront', 'storybook'].map((name) => `@parde/${name}#test`),
      ...of('@parde/workspace-tests', 'planted', 'test'),
    ]);
  });

  test('every package that is published is built before another team uses it', () => {
    const { tasks } = readJson(join(copy.folder, 'turbo.json'));
    const { dependsOn } = asRecord(asRecord(tasks)['@parde/workspace-tests#consumer']);
    const builds = publishablePackages(copy.folder).map(({ name }) => `${name}#build`);
    // The shell and what makes a brand of it are no libraries.
    const isLibrary = (it: string) => !/^(?:@parde\/storefront|create-parde-brand)#/.test(it);
    expect(dependsOn).toEqual(builds.filter(isLibrary).sort());
  });

  test('every task of every step is looked at', () => {
    const untouched = [...before.keys()].filter(
      (task) => !rows.some(([, it]) => it.includes(task)),
    );
    expect(untouched).toEqual([]);
  });
});

function hashes(copy: Fixture): Map<string, string> {
  return new Map(planOf(copy).map(({ taskId, hash }) => [taskId, hash]));
}

function planOf({ folder }: Fixture, env: Record<string, string> = {}): TurboTask[] {
  const tasks = steps.flatMap((step) => step.tasks ?? []);
  return planTasks([...new Set(tasks)], { cwd: folder, env });
}

/** Adds a line, and takes it back when the test has finished. */
function touch({ folder }: Fixture, file: string): void {
  const path = join(folder, file);
  const before = existsSync(path) ? readFileSync(path) : undefined;
  mkdirSync(dirname(path), { recursive: true });
  appendFileSync(path, '\n');
  onTestFinished(() => (before ? writeFileSync(path, before) : rmSync(path)));
}
