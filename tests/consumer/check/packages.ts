import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder with the copy of tests/consumer, in which the tarballs are installed. */
export const top = process.cwd();

const { dependencies }: { dependencies: Record<string, string> } = readJson('package.json');

/** The packages under test: those installed from tarballs. */
export const packages: readonly string[] = Object.entries(dependencies)
  .filter(([, version]) => version.startsWith('file:'))
  .map(([name]) => name);

/** The import paths of a package: `@parde/api-client/query`. */
export function entriesOf(name: string): string[] {
  const { exports }: { exports: Record<string, unknown> } = manifestOf(name);
  return Object.keys(exports)
    .filter((subpath) => !/\.(?:json|css)$/.test(subpath))
    .map((subpath) => name + subpath.slice('.'.length));
}

/** True if the package's `engines` allow this version of Node. */
export function supports(name: string, version: string): boolean {
  const { engines }: { engines: { node: string } } = manifestOf(name);
  const oldest = engines.node.replace('>=', '');
  return version.localeCompare(oldest, 'en', { numeric: true }) >= 0;
}

export function manifestOf(name: string) {
  return readJson(`node_modules/${name}/package.json`);
}

type Program = {
  /** The package under test. */
  readonly name: string;
  /** The import path: `@parde/api-client/query`. The program's file is named after it. */
  readonly entry: string;
  /** The path of the source: `programs/api-client.query.ts`. */
  readonly source: string;
  /** The path without the file extension: `programs/api-client.query`. */
  readonly path: string;
};

/** Returns the programs of one folder, which are written as another team would write them. */
export function programsIn(folder: string): Program[] {
  return readdirSync(join(top, folder), { withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => {
      const [, base = ''] = /^(.+)\.[cm]?tsx?$/.exec(file.name) ?? [];
      const [name = '', ...subpath] = base.split('.');
      return {
        name: `@parde/${name}`,
        entry: ['@parde', name, ...subpath].join('/'),
        source: `${folder}/${file.name}`,
        path: `${folder}/${base}`,
      };
    });
}

function readJson(path: string) {
  return JSON.parse(readFileSync(join(top, path), 'utf8'));
}
