import { parse } from '@babel/parser';
import * as client from '@parde/api-client';
import * as query from '@parde/api-client/query';
import * as domain from '@parde/domain';
import * as kit from '@parde/ui';
import * as theme from '@parde/ui/theme';
import * as reactQuery from '@tanstack/react-query';
import * as react from 'react';
import { transform } from 'sucrase';
import { jsxRuntime } from './checked-jsx.ts';
import { mockFetch } from './mock-api.tsx';

const createApiClient = (options: client.ApiClientOptions) =>
  client.createApiClient({ ...options, fetch: mockFetch() });
const createApi = (language: domain.Locale) => createApiClient({ baseUrl: '/api/v1', language });

/**
 * The modules that code may import. Its API client is answered by the mock, whatever its address. `./api` is a file of
 * the recipes.
 */
const modules: Readonly<Record<string, object>> = {
  react,
  'react/jsx-dev-runtime': jsxRuntime,
  '@parde/ui': kit,
  '@parde/ui/theme': theme,
  '@parde/domain': domain,
  '@parde/api-client': { ...client, createApiClient },
  '@parde/api-client/query': query,
  '@tanstack/react-query': reactQuery,
  './api': { apis: { fa: createApi('fa'), en: createApi('en') } },
};

function require(name: string): object {
  const found = modules[name];
  if (found) return found;
  throw new Error(`“${name}” is not available. Available: ${Object.keys(modules).join(', ')}`);
}

/**
 * Runs JSX, or a module, as a designer writes it. Babel's parser only reports mistakes: Sucrase accepts some and names no
 * lines.
 */
export function runCode(code: string): Readonly<Record<string, unknown>> {
  // The pages of components show JSX below its imports.
  const [imports] = /^(?:\s*import [^;]+;)*\s*/.exec(code) ?? [''];
  const jsx = code.slice(imports.length);
  const isJsx = jsx.startsWith('<');
  parse(isJsx ? `${imports}<Result>${jsx}\n</Result>` : code, {
    sourceType: 'module',
    plugins: ['jsx', 'typescript'],
  });
  // JSX is evaluated at once, so that a mistake is found before the result is replaced.
  return runModule(
    isJsx ? `${imports}const result = <>${jsx}</>; export default () => result;` : code,
  );
}

/**
 * Compiles and runs a module of TypeScript and JSX in the page, and returns its exports. The names of the kit and of the
 * domain can be used without an import.
 *
 * Sucrase (40 KB) and Babel's parser (62 KB, brotli, November 2026) are loaded by the editor and the sign-in pattern, and
 * by no other page. One library for both, @babel/standalone or TypeScript, is several times as large as the two. react-live
 * 5.0.1 adds 67 KB, its code cannot import, and its editor has no accessible name; react-runner 1.0.5 (41 KB) does not accept React 19.
 */
export function runModule(code: string): Readonly<Record<string, unknown>> {
  const compiled = transform(code, {
    transforms: ['typescript', 'jsx', 'imports'],
    jsxRuntime: 'automatic',
  });
  const names = { ...domain, ...kit, useState: react.useState };
  const exports: Record<string, unknown> = {};
  // A block, so that the code may declare a name that is also a parameter.
  const run = new Function('require', 'exports', ...Object.keys(names), `{${compiled.code}\n}`);
  run(require, exports, ...Object.values(names));
  return exports;
}
