import { spawnSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { brandNames } from '../../../../scripts/lib/brands.ts';
import { copyWorkspace } from '../../../../scripts/lib/copy-workspace.ts';
import { asRecord, type JsonRecord } from '../../../../scripts/lib/json.ts';
import { publishablePackages } from '../../../../scripts/lib/publishable.ts';
import { steps } from '../../../../scripts/lib/steps.ts';
import { planTasks, turboProgram } from '../../../../scripts/lib/turbo.ts';
import { touchedSince } from '../../../../scripts/test-run/since.ts';
import { records, strings } from '../deploy/deploy-files.ts';
import { makeFixture, root } from '../fixture.ts';

const names = [...new Set(steps.flatMap((step) => step.tasks ?? []))];

const fullTree = ['//#layers', '//#lint', '//#unused', '@parde/workspace-tests#planted'];
const brands = brandNames(root).map((name) => `@parde/${name}`);
const of = (name: string, ...tasks: readonly string[]) => tasks.map((task) => `${name}#${task}`);

/** The tasks that run again when the storefront's source changes: the brands, and the end-to-end tests in them. */
const fromStorefront = [
  ...of('@parde/storefront', 'build', 'check:package', 'generate:check', 'test', 'typecheck'),
  ...brands.flatMap((brand) => of(brand, 'build', 'typecheck')),
  ...of('@parde/e2e', 'e2e'),
];
const fromOffline = [
  '@parde/workspace-tests#consumer',
  ...of('@parde/offline', 'build', 'check:package', 'test', 'typecheck'),
  ...of('@parde/storybook', 'build', 'test', 'test:docs'),
  ...fromStorefront,
];
const fromPlayer = [
  '@parde/workspace-tests#consumer',
  '@parde/storybook#typecheck',
  ...of('@parde/player', 'build', 'check:package', 'test', 'typecheck'),
  ...fromOffline,
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
  // The pages about patterns call a mock of the API.
  ...of('@parde/storybook', 'build', 'test', 'test:docs', 'typecheck'),
  ...fromReferenceApi,
  ...fromStorefront,
];
const fromDomain = [
  ...of('@parde/domain', 'build', 'check:package', 'test', 'typecheck'),
  ...fromApiClient,
  ...fromUi,
];

/** The packages that Vitest tests. */
const tested = [
  ...[
    'api-client',
    'conformance',
    'demo-art',
    'demo-catalogue',
    'domain',
    'offline',
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
/** The tasks that check generated files. */
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

/** Each touched file, and exactly the tasks that run again. */
const rows: readonly (readonly [file: string, tasks: readonly string[]])[] = [
  ['packages/domain/src/index.ts', [...fullTree, ...fromDomain]],
  ['packages/api-client/src/index.ts', [...fullTree, ...fromApiClient]],
  ['packages/demo-catalogue/src/index.ts', [...fullTree, ...fromDemoCatalogue]],
  ['packages/demo-art/src/index.ts', [...fullTree, ...fromDemoArt]],
  [
    'packages/demo-art/media/sample/aac.mp4',
    [...fullTree, ...fromDemoArt, ...of('@parde/storybook', 'build', 'test', 'test:docs')],
  ],
  [
    'packages/reference-api/src/index.ts',
    [...fullTree, ...fromReferenceApi, '@parde/storefront#test'],
  ],
  ['packages/ui/src/index.ts', [...fullTree, ...fromUi]],
  ['packages/player/src/index.ts', [...fullTree, ...fromPlayer]],
  ['packages/offline/src/index.ts', [...fullTree, ...fromOffline]],
  ['packages/storefront/src/routes.tsx', [...fullTree, ...fromStorefront]],
  [
    'packages/create-parde-brand/src/index.ts',
    [...fullTree, ...of('create-parde-brand', 'build', 'check:package', 'test', 'typecheck')],
  ],
  [
    'apps/partner/brand.ts',
    [
      '@parde/storefront#test',
      '@parde/workspace-tests#test',
      ...fullTree,
      ...of('@parde/partner', 'build', 'typecheck'),
      ...of('@parde/e2e', 'e2e'),
    ],
  ],
  [
    'packages/ui/src/theme/colour/contrast.test.ts',
    [...fullTree, ...of('@parde/ui', 'test', 'typecheck')],
  ],
  [
    'packages/ui/src/components/Badge/Badge.stories.tsx',
    [
      ...fullTree,
      // Guides and stories are in the tarball as text.
      '@parde/workspace-tests#consumer',
      ...of('@parde/ui', 'build', 'check:package', 'test', 'typecheck'),
      ...of('@parde/storybook', 'build', 'test', 'test:docs'),
    ],
  ],
  ['packages/ui/tokens/main.tokens.json', ['@parde/workspace-tests#test', ...fullTree, ...fromUi]],
  [
    'packages/ui/README.md',
    ['//#lint', ...fromReadme, ...of('@parde/storybook', 'build', 'test:docs')],
  ],
  [
    'apps/storybook/pages/start-here.mdx',
    [...fullTree, ...of('@parde/storybook', 'build', 'test:docs', 'typecheck')],
  ],
  ['tests/e2e/playwright.config.ts', [...fullTree, ...of('@parde/e2e', 'e2e', 'typecheck')]],
  [
    'scripts/find-browser.ts',
    [
      ...fullTree,
      ...of('@parde/storybook', 'test', 'test:docs'),
      ...of('@parde/e2e', 'e2e'),
      '@parde/workspace-tests#consumer',
      ...fromScripts,
    ],
  ],
  ['scripts/test-run/reporter.ts', [...fullTree, ...fromReporter]],
  ['scripts/typecheck.ts', [...fullTree, ...fromScripts]],
  ['openapi/openapi.yaml', [...fullTree, ...fromContract]],
  ['tests/consumer/programs/domain.ts', [...fullTree, '@parde/workspace-tests#consumer']],
  [
    'tests/budgets.json',
    [...fullTree, ...of('@parde/e2e', 'e2e'), '@parde/workspace-tests#consumer'],
  ],
  ['docs/decisions/README.md', ['//#lint', '@parde/workspace-tests#test']],
  ['docs/add-a-screen.md', ['//#lint', '@parde/workspace-tests#planted']],
  ['.github/workflows/ci.yml', ['//#lint', '@parde/workspace-tests#test']],
  ['deploy/compose.yaml', ['//#lint', '@parde/workspace-tests#test']],
  ['CONTRIBUTING.md', ['//#lint']],
  ['apps/storybook/pictures/overview-kit/fa-dark.png', ['//#lint', '@parde/storybook#typecheck']],
  ['packages/api-client/src/generated/schema.ts', [...fullTree, ...fromApiClient]],
  ['packages/api-client/openapi.json', [...fullTree, ...fromApiClient]],
];

const plan = dryRun();
const tasksOfSteps = plan.filter(({ command }) => command !== '<NONEXISTENT>').map(idOf);

describe('a touched file causes exactly the dependent tasks to run again', () => {
  test.each(rows)('%s', (file, tasks) => {
    const touched = new Set(plan.filter((task) => isInput(file, task)).map(idOf));
    // Values that are added to a set during its iteration are visited too, so the dependents of dependents are
    // included.
    for (const id of touched) {
      const task = plan.find((it) => idOf(it) === id);
      for (const dependent of strings(task?.dependents)) touched.add(dependent);
    }
    const run = tasksOfSteps.filter((id) => touched.has(id));
    expect(run.sort()).toEqual([...new Set(tasks)].sort());
  });

  test('the tasks touched since a commit are exactly those that would run again', () => {
    using copy = makeFixture();
    copyWorkspace(copy.folder);
    appendFileSync(join(copy.folder, 'packages/player/src/index.ts'), '\n');
    const after = planTasks(names, { cwd: copy.folder });
    const touched = touchedSince('main', after, { cwd: copy.folder });
    expect(touched.map(({ taskId }) => taskId).sort()).toEqual(
      [...new Set([...fullTree, ...fromPlayer])].sort(),
    );
  });

  test('shards divide the tests of exactly these tasks, and cache each part separately', () => {
    const hashesBefore = new Map(planTasks(names).map(({ taskId, hash }) => [taskId, hash]));
    const part = planTasks(names, { env: { TEST_SHARD: '1/4' } });
    const changed = part.filter(({ taskId, hash }) => hashesBefore.get(taskId) !== hash);
    expect(changed).toEqual(part.filter(({ isDivided }) => isDivided));
    expect(changed.map(({ taskId }) => taskId).sort()).toEqual([
      '@parde/e2e#e2e',
      ...['reference-api', 'storefront', 'storybook'].map((name) => `@parde/${name}#test`),
      ...of('@parde/workspace-tests', 'planted', 'test'),
    ]);
  });

  test('every published package is built before tests/consumer uses it', () => {
    const { dependencies } =
      plan.find((it) => idOf(it) === '@parde/workspace-tests#consumer') ?? {};
    const builds = publishablePackages(root).map(({ name }) => `${name}#build`);
    // The shell and the program that creates a brand are not libraries.
    const isLibrary = (it: string) => !/^(?:@parde\/storefront|create-parde-brand)#/.test(it);
    expect(strings(dependencies).sort()).toEqual(builds.filter(isLibrary).sort());
  });

  test('every task of every step is in the table', () => {
    const all = rows.flatMap(([, tasks]) => tasks);
    expect(tasksOfSteps.filter((task) => !all.includes(task))).toEqual([]);
  });
});

/** Returns the tasks that turbo would run, with the inputs and the dependents of each. */
function dryRun(): JsonRecord[] {
  const args = [turboProgram, 'run', ...names, '--dry=json'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(stderr);
  return records(asRecord(JSON.parse(stdout)).tasks);
}

function idOf({ taskId }: JsonRecord): string {
  return String(taskId);
}

function isInput(file: string, { directory, inputs }: JsonRecord): boolean {
  return Object.hasOwn(asRecord(inputs), relative(String(directory), file));
}
