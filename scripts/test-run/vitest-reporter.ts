import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import {
  BaseSequencer,
  type TestCase,
  type TestModule,
  type TestSpecification,
  type Vitest,
  type Reporter as VitestReporter,
} from 'vitest/node';
import { Reporter } from './reporter.ts';
import { keyOf, shareOf, takeShard } from './shard.ts';

type Wrong = { readonly message: string; readonly diff?: string; readonly stack?: string };

/** Runs alongside Vitest's default reporter, which prints every file and diff. */
// biome-ignore lint/style/noDefaultExport: Vitest takes a reporter by its default export.
export default class implements VitestReporter {
  readonly #reporter = new Reporter();

  onInit({ config }: Vitest): void {
    const shard = takeShard();
    if (!shard) return;
    config.shard = { index: shard.current, count: shard.total };
    config.sequence.sequencer = ShardSequencer;
    // A shard's share of a small package may be empty.
    config.passWithNoTests = true;
  }

  onTestModuleCollected(module: TestModule): void {
    this.#reporter.expect([...module.children.allTests()].length);
  }

  onTestCaseReady(test: TestCase): void {
    this.#reporter.testBegins(test.id, test.fullName);
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors = [] } = test.result();
    if (state === 'skipped') return;
    this.#reporter.testEnds(test.id, {
      ...locationOf(test.module),
      name: test.fullName,
      seconds: (test.diagnostic()?.duration ?? 0) / 1000,
      ...(state === 'failed' && { failure: textOf(errors) }),
    });
  }

  onTestModuleEnd(module: TestModule): void {
    const errors = [module, ...module.children.allSuites()].flatMap((it) => it.errors());
    if (errors.length === 0) return;
    // The file failed to load, or a hook failed.
    const failure = textOf(errors);
    this.#reporter.testEnds(module.id, { ...locationOf(module), name: '', seconds: 0, failure });
  }

  onTestRunEnd(_modules: readonly TestModule[], errors: readonly Wrong[]): void {
    for (const error of errors) this.#reporter.errorOutsideTests(textOf([error]));
    this.#reporter.end();
  }
}

class ShardSequencer extends BaseSequencer {
  override async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { index: current = 1, count: total = 1 } = this.ctx.config.shard ?? {};
    const key = (file: TestSpecification) => keyOf({ ...locationOf(file), name: '' });
    return shareOf(files, key, { current, total });
  }
}

function locationOf({ moduleId, project }: TestModule | TestSpecification): {
  file: string;
  project: string;
} {
  return { file: relative(process.cwd(), moduleId), project: project.name };
}

function textOf(errors: readonly Wrong[]): string {
  return errors
    .map(({ message, diff, stack }) => [message, diff, stack].filter(Boolean).join('\n'))
    .map(stripVTControlCharacters)
    .join('\n');
}
