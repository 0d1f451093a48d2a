import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, it } from 'vitest';

const folder = join(dirname(fileURLToPath(import.meta.url)), '..');

/** What the text around the code takes for granted. */
const context = `
  import type * as query from '@tanstack/react-query';
  import type * as vitest from 'vitest';
  import type * as client from '@parde/api-client';

  declare global {
    const api: client.ApiClient;
    const createApiClient: typeof client.createApiClient;
    const baseUrl: string;
    const id: string;
    const body: client.BuyPlanRequest;
    const idempotencyKey: string;
    const queryClient: query.QueryClient;
    const useQuery: typeof query.useQuery;
    const useSuspenseQuery: typeof query.useSuspenseQuery;
    const useInfiniteQuery: typeof query.useInfiniteQuery;
    const useMutation: typeof query.useMutation;
    const { afterAll, afterEach, beforeAll, expect, test }: typeof vitest;
    function startCountdown(seconds: number): void;
    function show(text: string): void;
    function openSignIn(): void;
    function tokenOf(request: Request): string | undefined;
    function addressOf(request: Request): string;
  }
`;

/** The reference server depends on this package, so this package cannot depend on it. */
const referenceApi = `
  declare module '@parde/reference-api' {
    export function createReferenceApi(): { fetch(request: Request): Promise<Response> };
  }
`;

it('shows code in the README that compiles', { timeout: 60_000 }, () => {
  const blocks = readFileSync(join(folder, 'README.md'), 'utf8').matchAll(/^```ts\n(.*?)^```/gms);
  const files = new Map([
    [join(folder, 'context.ts'), context],
    [join(folder, 'reference-api.d.ts'), referenceApi],
    ...[...blocks].map(([, code], at): [string, string] => [
      join(folder, `README-${at + 1}.ts`),
      `${code}\nexport {};`,
    ]),
  ]);
  expect(files.size).toBeGreaterThan(10);
  expect(mistakesIn(files)).toEqual([]);
});

/** Compiles files that are not there, as if they stood in the package's folder. */
function mistakesIn(files: ReadonlyMap<string, string>): string[] {
  const config = ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, folder);
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (name) => files.has(name) || fileExists(name);
  host.readFile = (name) => files.get(name) ?? readFile(name);
  host.getSourceFile = (name, target, ...rest) => {
    const text = files.get(name);
    return text === undefined
      ? getSourceFile(name, target, ...rest)
      : ts.createSourceFile(name, text, target);
  };
  const program = ts.createProgram([...files.keys()], options, host);
  return [...files.keys()]
    .flatMap((name) => program.getSourceFile(name) ?? [])
    .flatMap((file) => [
      ...program.getSyntacticDiagnostics(file),
      ...program.getSemanticDiagnostics(file),
    ])
    .map(({ file, start = 0, messageText }) => {
      const line = file?.text.slice(0, start).split('\n').length;
      const said = ts.flattenDiagnosticMessageText(messageText, ' ');
      return `${file?.fileName.slice(folder.length + 1)}:${line} ${said}`;
    });
}
