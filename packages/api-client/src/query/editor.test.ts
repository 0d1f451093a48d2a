import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const folder = join(dirname(fileURLToPath(import.meta.url)), '../..');
const file = join(folder, 'src/query/a-screen.ts');
const code = `
  import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
  import type { ApiClient, operations } from '../index.ts';
  import { ask, askPages, send } from './index.ts';
  declare const api: ApiClient;
  export const film = useQuery(ask(api, 'getMovie', { path: { id: '1024' } }));
  export const list = useInfiniteQuery(askPages(api, 'listTitles'));
  export const rate = useMutation(send(api, 'rateTitle'));
  export type Named = operations['getCast'];
`;

/** What an editor shows of a place in the code above. */
const editor = ts.createLanguageService(hostOf(folder));

const textOf = (parts?: ts.SymbolDisplayPart[]) => ts.displayPartsToString(parts);
const placeOf = (words: string) => code.indexOf(words) + 1;

function hover(words: string): string {
  const shown = editor.getQuickInfoAtPosition(file, placeOf(words));
  return textOf(shown?.displayParts).split('\n')[0] ?? '';
}

function completion(words: string, name: string): string {
  const place = placeOf(words);
  const found = editor.getCompletionEntryDetails(file, place, name, {}, undefined, {}, undefined);
  return textOf(found?.documentation);
}

describe('an editor', { timeout: 60_000 }, () => {
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
    ['rate =', 'const rate: UseMutationResult<TitleState, ApiError, Input<"rateTitle">, unknown>'],
  ])('shows names and no contents where one hovers %s', (words, shown) => {
    expect(hover(words)).toBe(shown);
  });

  it('offers every operation, and shows the text of the contract beside its input', () => {
    const { entries = [] } = editor.getCompletionsAtPosition(file, placeOf("'getMovie'"), {}) ?? {};
    expect(entries.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['getMovie', 'getCast']),
    );
    expect(completion('path: {', 'path')).toBe('One film');
    expect(completion("'getCast']", 'getCast')).toBe('One person');
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
    getScriptFileNames: () => [file],
    getScriptVersion: () => '1',
    getScriptSnapshot: (name) => {
      const text = name === file ? code : readFile(name);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
  };
}
