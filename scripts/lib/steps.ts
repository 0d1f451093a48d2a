/** What `pnpm test` runs, in this order. */
export type Step = {
  readonly name: string;
  readonly title: string;
  /** Arguments of `turbo run`: tasks, with a filter where not every package takes part. */
  readonly tasks?: readonly string[];
  readonly browser?: true;
};

export const steps: readonly Step[] = [
  {
    name: 'static',
    title: 'Format, lint, layers, unused code, generated files, reference',
    tasks: [
      'lint',
      'layers',
      'unused',
      'generate:check',
      'tokens:check',
      'fonts:check',
      'api:check',
      'reference',
    ],
  },
  { name: 'types', title: 'Types', tasks: ['typecheck', 'typecheck:scripts'] },
  { name: 'unit', title: 'Unit tests', tasks: ['test', '--filter=./packages/*'] },
  {
    name: 'contract',
    title: 'Contract tests: client against reference API',
    tasks: ['test', '--filter=@parde/contract-tests'],
  },
  { name: 'build', title: 'Builds: packages, brands, Storybook', tasks: ['build'] },
  {
    name: 'packages',
    title: 'Packages as they would be published, and what they weigh',
    tasks: ['check:package', 'size', '--filter=./packages/*'],
  },
  {
    name: 'consumer',
    title: 'The packed packages, used as another team would',
    tasks: ['check:consumer'],
  },
  {
    name: 'component',
    title: 'Component tests: the stories in a browser',
    tasks: ['test', '--filter=@parde/storybook'],
    browser: true,
  },
  {
    name: 'e2e',
    title: 'Journeys through the built brands, in a browser',
    tasks: ['e2e'],
    browser: true,
  },
  {
    name: 'tools',
    title: 'Tests of the tools and of the bench',
    tasks: ['test', '--filter=@parde/workspace-tests', '--filter=@parde/bench'],
  },
  {
    name: 'planted',
    title: 'Planted mistakes turn the checks red',
    tasks: ['check:planted'],
    browser: true,
  },
  { name: 'changesets', title: 'Changesets' },
  { name: 'cache', title: 'Every task is cached for the next run' },
];
