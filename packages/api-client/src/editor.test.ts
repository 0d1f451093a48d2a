import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import * as root from './index.ts';
import * as operationsEntry from './operations.ts';
import * as query from './query/index.ts';
import * as read from './read/index.ts';
import { reads, writes } from './test-support/operations.ts';
import * as fixtures from './testing/fixtures.ts';
import * as testing from './testing/index.ts';
import * as server from './testing/server.ts';
import * as validate from './validate/index.ts';

/** The number of characters that a person reads at a glance. */
const glance = 400;

const ids = operationsEntry.operations.map(({ operationId }) => operationId);
const entries = {
  './index.ts': root,
  './operations.ts': operationsEntry,
  './query/index.ts': query,
  './read/index.ts': read,
  './testing/fixtures.ts': fixtures,
  './testing/index.ts': testing,
  './testing/server.ts': server,
  './validate/index.ts': validate,
};
const exported = Object.entries(entries).flatMap(([path, entry]) =>
  Object.keys(entry).map((name) => ({ path, name })),
);

const folder = join(dirname(fileURLToPath(import.meta.url)), '..');
const file = join(folder, 'src/a-screen.ts');
const code = `
  import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
  import type { ApiClient, operations } from './index.ts';
  import { ask, askPages, send } from './query/index.ts';
  declare const api: ApiClient;
  export const film = useQuery(ask(api, 'getMovie', { path: { id: '1024' } }));
  export const list = useInfiniteQuery(askPages(api, 'listTitles'));
  export const rate = useMutation(send(api, 'rateTitle'));
  export type Named = operations['getCast'];
  export const fields = film.data?.duration_minutes;
  ${exported.map(({ path, name }, at) => `import { ${name} as public${at} } from '${path}';`).join('\n')}
  ${ids.map((id) => `export const ${id}Called = api.${id};`).join('\n')}
  ${reads.map((id) => `export const ${id}Asked = useQuery(ask(api, '${id}', {} as never));`).join('\n')}
  ${writes.map((id) => `export const ${id}Sent = useMutation(send(api, '${id}'));`).join('\n')}
`;
const mistakes = [
  [
    'api.getMoovie()',
    "Property 'getMoovie' does not exist on type 'ApiClient'. Did you mean 'getMovie'?",
  ],
  ['api.getMovie()', 'Expected 1 arguments, but got 0.'],
  ['api.getMovie({})', "'path' is missing"],
  ['api.getMovie({ path: { id: 1024 } })', "Type 'number' is not assignable to type 'string'."],
  ["api.login({ body: { mobile: '09123456789' } })", "Property 'password' is missing"],
  ["ask(api, 'getMovie')", 'Expected 3 arguments, but got 2.'],
  ["ask(api, 'getMoovie')", `Argument of type '"getMoovie"' is not assignable to parameter`],
  ["ask(api, 'rateTitle')", `Argument of type '"rateTitle"' is not assignable to parameter`],
] as const;
const wrongFile = join(folder, 'src/a-mistake.ts');
const wrong = `
  import type { ApiClient } from './index.ts';
  import { ask } from './query/index.ts';
  declare const api: ApiClient;
  ${mistakes.map(([call]) => `void ${call};`).join('\n')}
`;
const files = new Map([
  [file, code],
  [wrongFile, wrong],
]);

/** The language service that gives the editor's hints for the code above. */
const editor = ts.createLanguageService(hostOf(folder));

const textOf = (parts?: ts.SymbolDisplayPart[]) => ts.displayPartsToString(parts);
const positionOf = (words: string) => code.indexOf(words) + 1;

function quickInfo(position: number) {
  const shown = editor.getQuickInfoAtPosition(file, position);
  return { type: textOf(shown?.displayParts), text: textOf(shown?.documentation) };
}

function completion(words: string, name: string): string {
  const position = positionOf(words);
  const found = editor.getCompletionEntryDetails(
    file,
    position,
    name,
    {},
    undefined,
    {},
    undefined,
  );
  return textOf(found?.documentation);
}

describe('an editor', { timeout: 120_000 }, () => {
  it.each([
    [
      'ask(api',
      '(alias) ask<"getMovie">(api: ApiClient, operation: "getMovie", input: Input<"getMovie">): AskOptions<"getMovie">',
    ],
    [
      'askPages(api',
      '(alias) askPages<"listTitles">(api: ApiClient, operation: "listTitles", input?: PagesInput<"listTitles"> | undefined): AskPagesOptions<"listTitles">',
    ],
    ['film =', 'const film: UseQueryResult<Movie, ApiError>'],
    ['list =', 'const list: UseInfiniteQueryResult<InfiniteData<CardPage, unknown>, ApiError>'],
    [
      'rate =',
      'const rate: UseMutationResult<TitleState, ApiError, GivenInput<"rateTitle">, unknown>',
    ],
  ])('shows names and no contents on hovering %s', (words, shown) => {
    expect(quickInfo(positionOf(words)).type.split('\n')[0]).toBe(shown);
  });

  it('shows every export, call, query and mutation at a glance', () => {
    const positions = [
      ...exported.map(({ name }, at) => [name, code.indexOf(`public${at} }`)] as const),
      ...ids.map((id) => [`api.${id}`, code.indexOf(`api.${id};`) + 'api.'.length] as const),
      ...reads.map((id) => [`ask ${id}`, code.indexOf(`${id}Asked`)] as const),
      ...writes.map((id) => [`send ${id}`, code.indexOf(`${id}Sent`)] as const),
    ];
    const long = positions
      .map(([name, position]) => [name, quickInfo(position).type] as const)
      .filter(([, { length }]) => length === 0 || length > glance);
    expect(long).toEqual([]);
  });

  it('shows the contract’s description of every operation that is called by its name', () => {
    const shown = ids.map((id) => [id, quickInfo(positionOf(`.${id};`)).text] as const);
    expect(shown.filter(([, text]) => !/\n\n(?:Specified|Assumed): /.test(text))).toEqual([]);
    expect(completion('.getMovie;', 'getMovie')).toBe(
      "Get a film\n\nReturns all data that a film's page shows before playback. Guests may call this operation; the bearer token is optional.\n\nAssumed: the screens need it besides what the specification names.",
    );
    expect(completion('.duration_minutes', 'duration_minutes')).toBe(
      'The duration of the film in minutes. Null if the server does not provide it.',
    );
  });

  it('suggests every operation, and shows the contract’s description beside its input', () => {
    const { entries: offered = [] } =
      editor.getCompletionsAtPosition(file, positionOf("'getMovie'"), {}) ?? {};
    expect(offered.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['getMovie', 'getCast']),
    );
    expect(completion('path: {', 'path')).toMatch(/^Get a film\n/);
    expect(completion("'getCast']", 'getCast')).toMatch(/^Get a person\n/);
  });

  it.each(mistakes)('explains the mistake in %s at a glance', (call, diagnostic) => {
    const start = wrong.indexOf(`void ${call};`);
    const messages = editor
      .getSemanticDiagnostics(wrongFile)
      .filter((each) => (each.start ?? 0) >= start && (each.start ?? 0) < start + call.length + 5)
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
    expect(messages).toHaveLength(1);
    expect(messages[0]).toContain(diagnostic);
    expect(messages[0]?.length).toBeLessThanOrEqual(glance);
  });
});

function hostOf(directory: string): ts.LanguageServiceHost {
  const config = ts.readConfigFile(join(directory, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, directory);
  const { fileExists, readFile, directoryExists } = ts.sys;
  return {
    fileExists,
    readFile,
    directoryExists,
    realpath: (path) => ts.sys.realpath?.(path) ?? path,
    getCompilationSettings: () => options,
    getCurrentDirectory: () => directory,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    getScriptFileNames: () => [...files.keys()],
    getScriptVersion: () => '1',
    getScriptSnapshot: (name) => {
      const text = files.get(name) ?? readFile(name);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
  };
}
