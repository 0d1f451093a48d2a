import { spawnSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Fixture, makeFixture, root } from './fixture.ts';

/** Common mistakes of each kind, by the number of the error that finds them. */
const mistakes = {
  TS2322: "export const price: number = 'ten';",
  TS2304: 'export const title = nobodyWroteThis;',
  TS18048: 'export const size = (name?: string): number => name.length;',
  TS18047: 'export const size = (name: string | null): number => name.length;',
  TS2532: 'export const first = (names: readonly string[]): number => names[0].length;',
  TS2339: 'export const size = (film: { name: string }): unknown => film.title;',
  TS2345: "export const whole = Math.floor('3');",
  TS2353: 'export const film: { name: string } = { name: "a", titel: "b" };',
  TS2375:
    'export const film = (name: string | undefined): { name?: string } => { const it: { name?: string } = { name }; return it; };',
  TS2540: 'export function rename(film: { readonly name: string }): void { film.name = "b"; }',
  TS2554: 'export const whole = ((a: number) => a)(1, 2);',
  TS2366:
    'export function kind(type: "movie" | "series"): number { switch (type) { case "movie": return 1; } }',
  TS2741: 'export const film: { name: string; year: number } = { name: "a" };',
  TS2769: 'export const all = [1].reduce((sum: string) => sum, 1, 2, 3);',
  TS4114: 'class A { stop(): void {} } export class B extends A { stop(): void {} }',
  TS7006: 'export const twice = (value) => value;',
  TS7029:
    'export function count(value: number): number { let sum = 0; switch (value) { case 1: sum += 1; case 2: sum += 2; } return sum; }',
  TS1294: 'export enum Kind { Movie, Series }',
  TS1484: "import { Step } from './step.ts'; export const it: Step = { name: 'a' };",
  TS2578: '// @ts-expect-error: nothing is wrong\nexport const year = 2026;',
  TS2786: 'const Name = (): Date => new Date(); export const it = <Name />;',
  TS2559:
    'const Name = ({ of }: { of?: string }): null => { void of; return null; }; export const it = <Name film="a" />;',
  TS2344: 'type Keys<T extends string> = T; export type It = Keys<number>;',
  TS1360: 'export const film = { name: 1 } satisfies { name: string };',
} as const;

const compilers = { 6: 'typescript', 7: 'typescript-7' } as const;

describe('the fast and the slow compiler', () => {
  let fixture: Fixture;
  let found: Record<keyof typeof compilers, string[]>;

  beforeAll(() => {
    fixture = makeFixture();
    fixture.copy('tsconfig.base.json');
    const options = { noEmit: true, lib: ['ES2023', 'DOM'], types: ['react'] };
    fixture.write(
      'tsconfig.json',
      JSON.stringify({ extends: './tsconfig.base.json', compilerOptions: options }),
    );
    symlinkSync(join(root, 'packages/ui/node_modules'), join(fixture.folder, 'node_modules'));
    fixture.write('step.ts', 'export type Step = { readonly name: string };\n');
    for (const [code, text] of Object.entries(mistakes)) fixture.write(`${code}.tsx`, `${text}\n`);
    found = { 6: errorsOf(6, fixture.folder), 7: errorsOf(7, fixture.folder) };
  });
  afterAll(() => fixture[Symbol.dispose]());

  test.each(Object.keys(mistakes))('both find %s, and at the same position', (code) => {
    const of = (compiler: 6 | 7) =>
      found[compiler].filter((error) => error.startsWith(`${code}.tsx`));
    expect(of(6).join()).toContain(code.slice(2));
    expect(of(7)).toEqual(of(6));
  });

  test('find no other errors', () => {
    expect(found[7]).toEqual(found[6]);
    expect(found[6].filter((error) => error.startsWith('step.ts'))).toEqual([]);
  });
});

/** Returns errors in the form `file(line,column) number`. */
function errorsOf(compiler: keyof typeof compilers, folder: string): string[] {
  const manifest = createRequire(join(root, 'package.json')).resolve(
    `${compilers[compiler]}/package.json`,
  );
  const { stdout } = spawnSync(
    process.execPath,
    [join(dirname(manifest), 'bin/tsc'), '--pretty', 'false', '--project', folder],
    { cwd: folder, encoding: 'utf8' },
  );
  return stdout
    .split('\n')
    .flatMap((line) => /^(\S+\(\d+,\d+\)): error TS(\d+)/.exec(line)?.slice(1).join(' ') ?? [])
    .toSorted();
}
