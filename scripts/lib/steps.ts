import type { TurboTask } from './turbo.ts';

/** A step of `pnpm test`. The steps run in the order of `steps`. */
export type Step = {
  readonly name: string;
  readonly title: string;
  /** Tasks of `turbo.json`. Missing if the step is a function of `scripts/test.ts`. */
  readonly tasks?: readonly string[];
  /** The folders whose packages take part. Missing if all packages do. */
  readonly folders?: readonly string[];
  readonly browser?: true;
};

export const steps: readonly Step[] = [
  {
    name: 'static',
    title: 'Format, lint, layers, unused code, generated files',
    tasks: ['lint', 'layers', 'unused', 'generate:check'],
  },
  { name: 'types', title: 'Types', tasks: ['typecheck'] },
  {
    name: 'unit',
    title: 'Unit tests, and the client against the reference API',
    tasks: ['test'],
    folders: ['packages', 'tests/contract'],
  },
  { name: 'build', title: 'Builds: packages, brands, Storybook', tasks: ['build'] },
  {
    name: 'packages',
    title: 'Packages as they would be published, used as another team would, and what they weigh',
    tasks: ['check:package', 'consumer'],
    browser: true,
  },
  {
    name: 'component',
    title: 'Component tests: the stories in a browser, and what their docs say',
    tasks: ['test', 'test:docs'],
    folders: ['apps/storybook'],
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
    tasks: ['test'],
    folders: ['tests/bench', 'tests/workspace'],
  },
  {
    name: 'planted',
    title: 'Planted mistakes turn the checks red',
    tasks: ['planted'],
    browser: true,
  },
  { name: 'changesets', title: 'Changesets and commit subjects' },
  { name: 'cache', title: 'Every task is cached for the next run' },
];

/** Returns the tasks of a plan that belong to the step. */
export function tasksOf(step: Step, plan: readonly TurboTask[]): TurboTask[] {
  return plan.filter(
    ({ task, directory }) =>
      step.tasks?.includes(task) &&
      (step.folders?.some((folder) => `${directory}/`.startsWith(`${folder}/`)) ?? true),
  );
}
