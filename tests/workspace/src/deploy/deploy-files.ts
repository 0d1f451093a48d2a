import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { asRecord, type JsonRecord } from '../../../../scripts/lib/json.ts';
import { root } from '../fixture.ts';

/** Returns the text of a file in deploy/ or in the workspace. */
export function text(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

export const ours = (pattern: string): string[] => globSync(pattern, { cwd: root }).sort();

/** The variables that a brand's server reads. */
export const variables = [
  ...text('packages/storefront/src/config/environment.server.ts').matchAll(/^ {2}([A-Z_]+):/gm),
].map(([, name = '']) => name);

/** The names of the variables in the nginx templates. */
export const placeholders = new Set(
  ours('deploy/nginx/*.template').flatMap((file) =>
    [...text(file).matchAll(/\$\{([A-Z_]+)\}/g)].map(([, name = '']) => name),
  ),
);

/** Reads a number of seconds from `14s` or from a number. */
export const seconds = (value: unknown): number => Number.parseInt(String(value), 10);

export function yaml(path: string): JsonRecord {
  return asRecord(parse(text(path), { merge: true }));
}

export function documents(path: string): JsonRecord[] {
  return parseAllDocuments(text(path), { merge: true }).map((document) =>
    asRecord(document.toJS()),
  );
}

export function records(value: unknown): JsonRecord[] {
  return Array.isArray(value) ? value.map(asRecord) : [];
}

export function strings(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

/** Reads a file of `NAME=value` lines. */
export function settings(path: string): Record<string, string> {
  const lines = text(path)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
}

/** Returns the files that a kustomization names. A resource may be the folder of another kustomization. */
export function namedFiles(kustomization: string): string[] {
  const { resources, configMapGenerator } = yaml(kustomization);
  const generated = records(configMapGenerator).flatMap(({ files, envs }) => [
    ...strings(files),
    ...strings(envs),
  ]);
  return [...strings(resources), ...generated].map((name) => {
    const path = normalize(join(dirname(kustomization), name));
    return /\.\w+$/.test(path) ? path : join(path, 'kustomization.yaml');
  });
}

/** Returns every value of a key, at any depth. */
export function valuesOf(key: string, value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap((item) => valuesOf(key, item));
  return Object.entries(asRecord(value)).flatMap(([name, inner]) => [
    ...(name === key ? [inner] : []),
    ...valuesOf(key, inner),
  ]);
}
