import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { TestCase, TestModule, Reporter as VitestReporter } from 'vitest/node';
import { Reporter } from './reporter.ts';

type Wrong = { readonly message: string; readonly diff?: string; readonly stack?: string };

/** Runs beside Vitest's default reporter, which prints every file and diff. */
// biome-ignore lint/style/noDefaultExport: Vitest takes a reporter by its default export.
export default class implements VitestReporter {
  readonly #reporter = new Reporter();

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
      ...placeOf(test.module),
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
    this.#reporter.testEnds(module.id, { ...placeOf(module), name: '', seconds: 0, failure });
  }

  onTestRunEnd(_modules: readonly TestModule[], errors: readonly Wrong[]): void {
    for (const error of errors) this.#reporter.errorOutsideTests(textOf([error]));
    this.#reporter.end();
  }
}

function placeOf({ moduleId, project }: TestModule): { file: string; project: string } {
  return { file: relative(process.cwd(), moduleId), project: project.name };
}

function textOf(errors: readonly Wrong[]): string {
  return errors
    .map(({ message, diff, stack }) => [message, diff, stack].filter(Boolean).join('\n'))
    .map(stripVTControlCharacters)
    .join('\n');
}
